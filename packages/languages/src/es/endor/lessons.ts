import type { Key } from '@wartable/endor/lessons/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'lesson.endor.ewoks': 'Ewoks',
  'lesson.endor.ewoks.goal': 'Reúne a todos con Wicket y disparad juntos.',
  'lesson.endor.ewoks.1': 'Siete hexágonos de borde grueso son un macrohexágono. Mueve a los ewoks 1 al de Wicket.',
  'lesson.endor.ewoks.1.wrong': 'Los ewoks solo disparan juntos en el macrohexágono de un líder: lleva a los ewoks 1 con Wicket.',
  'lesson.endor.ewoks.2': 'Los demás están bien. Termina esta carta: la siguiente deja disparar a los ewoks.',
  'lesson.endor.ewoks.2.wrong': 'Están donde deben; termina la carta.',
  'lesson.endor.ewoks.3':
    'Solo, un ewok tira un dado. Empieza con Wicket, haz que se unan los otros dos y dispara a los soldados de al lado.',
  'lesson.endor.ewoks.3.wrong': 'Los tres juntos tiran tres dados, y la distancia cuesta: primero Wicket y luego se unen todos.',
  'lesson.endor.ewoks.end': 'Pequeños solos, fuertes juntos: mantenlos cerca de sus líderes.',
  'lesson.endor.fire': 'Fuego y cobertura',
  'lesson.endor.fire.goal': 'Dispara con tantos dados como puedas.',
  'lesson.endor.fire.1':
    'Los soldados tiran tres dados, uno menos por cada macrohexágono y por la cobertura. Dispara donde cuenten los tres.',
  'lesson.endor.fire.1.wrong': 'El bosque o la distancia quitarían un dado: los soldados de I1.5 están cerca y al descubierto.',
  'lesson.endor.fire.2':
    'Un impacto exige tantos sables como blindaje tenga el objetivo. Te quedan dos dados: dispara a soldados de asalto, blindaje 1.',
  'lesson.endor.fire.2.wrong': 'El AT-ST tiene blindaje 2: los dos dados tendrían que ser sables.',
  'lesson.endor.fire.end': 'Cerca, al descubierto y con poco blindaje: así se eligen objetivos.',
  'lesson.endor.imperials': 'Cómo deciden los imperiales',
  'lesson.endor.imperials.goal': 'Despista a los soldados de asalto.',
  'lesson.endor.imperials.1':
    'Los soldados de asalto van a por el rebelde más cercano: ahora los ewoks. Pon a los soldados rebeldes 1 más cerca, en colinas o bosque.',
  'lesson.endor.imperials.1.wrong':
    'Seguirían yendo a por los ewoks o hallarían a los soldados al descubierto: prueba I2.2, I3.6 o E5.5.',
  'lesson.endor.imperials.2': 'Termina ahora la carta y mira a quién eligen.',
  'lesson.endor.imperials.2.wrong': 'El cebo está puesto: termina la carta.',
  'lesson.endor.imperials.3': 'Han venido a por tus soldados, tan cerca y cubiertos como han podido. Dispara antes que ellos.',
  'lesson.endor.imperials.3.wrong': 'Los has atraído hasta aquí: ahora dispara.',
  'lesson.endor.imperials.end':
    'Primero la cercanía y luego la lista de la táctica: detente sobre una unidad imperial y verás a quién busca.',
  'lesson.endor.door': 'La puerta',
  'lesson.endor.door.goal': 'Abre el búnker.',
  'lesson.endor.door.1': 'Un héroe en la entrada puede trabajar en la puerta. Los droides tiran más dados: muévelos a R.0.',
  'lesson.endor.door.1.wrong': 'Leia tira un dado en la puerta; los droides, tres, y solo en R.0.',
  'lesson.endor.door.2': 'Cada héroe hace una cosa por carta. Termínala y espera la siguiente.',
  'lesson.endor.door.2.wrong': 'Leia solo estorbaría: termina la carta.',
  'lesson.endor.door.3':
    'Otra vez los héroes. Abre brecha con los droides: un sable hace avanzar la puerta, y en 3 queda abierta.',
  'lesson.endor.door.3.wrong': 'Quien deja la entrada deja la puerta: abre brecha.',
  'lesson.endor.door.end': 'Abierta para siempre; y ahora todas las unidades imperiales corren hacia la entrada.',
  'lesson.endor.complex': 'El complejo',
  'lesson.endor.complex.goal': 'Destruye el generador.',
  'lesson.endor.complex.1': 'La puerta está abierta y Leia está delante. Hazla entrar.',
  'lesson.endor.complex.1.wrong': 'Desde la entrada cuesta dos puntos: Leia puede hacerlo ahora.',
  'lesson.endor.complex.2': 'Mientras haya un guardia dentro, el generador está a salvo. Que Han le dispare.',
  'lesson.endor.complex.2.wrong': 'Primero el guardia: con una unidad imperial dentro nadie llega al generador.',
  'lesson.endor.complex.3': 'El camino está libre. Han tira dos dados de brecha: un sable y adiós al generador.',
  'lesson.endor.complex.3.wrong': 'Leia tira un dado; Han, dos: déjale a él.',
  'lesson.endor.complex.end': 'El escudo ha caído. Así se gana una batalla de Endor.',
};
