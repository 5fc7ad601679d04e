import type { Key } from '@wartable/endor/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.endor/setup':
    'Tú diriges a héroes, soldados rebeldes y ewoks; unas reglas fijas dirigen a los imperiales. Abre la puerta del búnker, mete a un héroe y destruye el generador antes de que se pierda el quinto crucero.\nPalabras que se repiten: un macrohexágono es un hexágono con los seis que lo rodean, y los alcances se cuentan en macrohexágonos; la entrada es el único hexágono que lleva al complejo, el interior del búnker, donde caben cuantas unidades se quiera; la puerta está en 0 y se abre en 3; las unidades eliminadas pueden volver, las capturadas nunca.',
  'intro.endor/fire':
    'No hay línea de visión ni orientación. Un disparo, paso a paso: se cuenta el alcance, se toman los dados de quien dispara, se resta lo que cuestan el alcance y el objetivo, se tira y se comparan los símbolos propios con el blindaje.',
  'more.endor/turn/card': 'No hay otras fases: carta tras carta, hasta ganar o perder.',
  'more.endor/move/points': 'Una unidad termina antes de que empiece la siguiente. Nadie sale del mapa, salvo al complejo.',
  'more.endor/fire/dice':
    'Un AT-ST con fuego 4 a alcance 2 tira 2 dados. Un soldado con fuego 3 a alcance 2 tendría 1 dado contra un AT-ST con blindaje 2: demasiado poco para intentarlo.',
  'more.endor/fire/effect': 'Una herida no quita nada a un héroe o a un jefe ewok, salvo la siguiente vida.',
  'more.endor/imperial/move':
    'Paso a paso: su objetivo es la unidad rebelde junto a la que puede ponerse con menos movimiento; la táctica decide entre iguales. De los hexágonos libres a los que llega conserva los del macrohexágono del objetivo o, si no, los de los macrohexágonos donde más se acerca. Entre ellos, las unidades a pie toman primero cobertura; luego el más cercano; luego el que cuesta menos movimiento.',
  'table.units': 'Las unidades',
  'table.unit': 'Unidad',
  'table.fire': 'Fuego',
  'table.armor': 'Blindaje',
  'table.breach': 'Brecha',
  'table.start': 'Al principio',
  'table.counters': 'En total',
  'table.terrains': 'El terreno',
  'table.terrain': 'Terreno',
  'table.foot': 'A pie',
  'table.cover': 'Cobertura a pie',
  'table.faces': 'Las caras de un dado',
  'table.face': 'Símbolo',
  'table.of-six': 'De seis caras',
  'table.tactics': 'Las tácticas: contra quién primero',
  'table.tactic': 'Táctica',
  'table.targets': 'Del primero al último',
  'table.actions': 'Las cartas de acción de un turno',
  'table.events': 'Las cartas de evento',
  'table.card': 'Carta',
  'table.copies': 'Cartas',
  'table.brings': 'Trae',
  'table.yes': 'sí',
  'table.no': 'no',
  'target.board': 'Las unidades rebeldes se pueden mover; los soldados de asalto dicen qué harían',
  'target.moves': 'se puede mover',
  'target.how': 'Arrastra una unidad rebelde, o elígela y después un hexágono. Con teclas: flechas e Intro.',
  'target.not-there': 'No puede estar ahí.',
};
