import type { CampaignKey } from '@wartable/hoth/text/campaign.ts';
import type { Sentences } from '@wartable/kernel';

export const campaign: Sentences<CampaignKey> = {
  'campaign.label': 'Campaña de la casa, de diseño propio',
  'campaign.own.label': 'Campaña de un jugador',
  'campaign.own.by': 'Una campaña de {name}',
  'campaign.own.words': '{words}',
  'campaign.rules':
    'Después de cada batalla, el vencedor toma una carta de apoyo de su bando; el perdedor también toma una si alcanzó al menos la mitad de su objetivo de medallas. Cada carta de apoyo puede usarse una sola vez en toda la campaña, en cualquier batalla posterior. Una batalla empatada no la gana nadie: la campaña sigue como si la hubiera ganado el bando con más victorias o, en caso de igualdad, el que jugó el primer turno. Tras la última batalla, gana la campaña el bando con más batallas ganadas; en caso de igualdad, el que sume más medallas.',
  'campaign.choose.rebel': 'Rebeldes: toma una carta de apoyo para las próximas batallas.',
  'campaign.choose.empire': 'Imperio: toma una carta de apoyo para las próximas batallas.',
  'campaign.outcome.rebel.battles': 'Los Rebeldes ganan la campaña por {rebel} {rebel|batalla|batallas} a {empire}.',
  'campaign.outcome.rebel.medals':
    'Igualdad en batallas ganadas: los Rebeldes ganan la campaña por {rebel} {rebel|medalla|medallas} a {empire}.',
  'campaign.outcome.empire.battles': 'El Imperio gana la campaña por {empire} {empire|batalla|batallas} a {rebel}.',
  'campaign.outcome.empire.medals':
    'Igualdad en batallas ganadas: el Imperio gana la campaña por {empire} {empire|medalla|medallas} a {rebel}.',
  'campaign.outcome.draw': 'Igualdad en batallas y en medallas: la campaña termina en empate.',

  'campaign.iron-on-ice.title': 'Hierro sobre hielo',
  'campaign.iron-on-ice.about':
    'El Imperio ha encontrado la base y avanza hacia ella por el hielo abierto. Cuatro o cinco batallas, desde los primeros droides sonda hasta las puertas.',
  'campaign.iron-on-ice.contact.title': 'Sombras en la nieve',
  'campaign.iron-on-ice.contact.briefing':
    'Los droides sonda flotan entre los seracs, y los soldados de las nieves siguen sus señales. Una patrulla rebelde aún puede acallarlos antes de que vean demasiado. Quien domine este trozo de nieve decidirá cómo empieza el desembarco.',
  'campaign.iron-on-ice.low-flight.title': 'A ras de nieve',
  'campaign.iron-on-ice.low-flight.briefing':
    'La patrulla ha resistido, y los pilotos de los deslizadores quieren golpear antes de que el Imperio esté listo. Tres escuadrones vuelan contra una columna que solo tiene un caminante. Mañana habrá más.',
  'campaign.iron-on-ice.landing.title': 'La zona de desembarco',
  'campaign.iron-on-ice.landing.briefing':
    'Los droides han señalado el camino, y ya hay dos caminantes sobre el hielo. Una delgada línea rebelde guarda una estación junto a los riscos. Quien tenga ese edificio al final tendrá la ruta.',
  'campaign.iron-on-ice.wreck.title': 'Lo que saben los restos',
  'campaign.iron-on-ice.wreck.briefing':
    'Entre las líneas yacen los restos de una nave imperial, con datos que aún pueden leerse. La infantería rebelde descubre algo más cada turno que permanece allí. Pero al Imperio le sobran tropas para reponer cada unidad que pierde.',
  'campaign.iron-on-ice.hill.title': 'El cañón del centro',
  'campaign.iron-on-ice.hill.briefing':
    'Una sola posición de artillería domina toda la llanura, y ambos bandos lo saben. No se ha podido traer ningún caminante, así que decidirá la infantería. La posición vale más que cualquier unidad.',
  'campaign.iron-on-ice.outpost.title': 'Aguantar hasta que vuelen',
  'campaign.iron-on-ice.outpost.briefing':
    'El avance sigue hacia un puesto rebelde, con dos caminantes en cabeza. La guarnición tiene un único cañón y la promesa de que los deslizadores están en camino. El Imperio tiene que ser más rápido.',
  'campaign.iron-on-ice.high-ground.title': 'Cerrar el valle',
  'campaign.iron-on-ice.high-ground.briefing':
    'El avance se ha atascado y, por una vez, atacan los Rebeldes. Tres posiciones dominan el valle: si las ocupan todas a la vez, la ofensiva habrá terminado. Sin caminantes, a los soldados de las nieves solo les queda el número.',
  'campaign.iron-on-ice.column.title': 'Otra columna',
  'campaign.iron-on-ice.column.briefing':
    'Una nueva columna llega entre las rocas, con un caminante al frente. Si cae, el avance queda roto. Si pasa, se luchará en los campamentos que rodean la base.',
  'campaign.iron-on-ice.generators.title': 'Bajo el escudo',
  'campaign.iron-on-ice.generators.briefing':
    'Tres caminantes tienen a la vista los generadores de escudo. Si caen los dos, el avance habrá logrado su objetivo. Los defensores no necesitan expulsar al enemigo, solo hacer que cada paso le cueste demasiado.',
  'campaign.iron-on-ice.encircled.title': 'Rodeados',
  'campaign.iron-on-ice.encircled.briefing':
    'El Imperio está a todos los lados del último risco. Los Rebeldes pueden luchar por la salida del oeste, unidad a unidad, o por el propio risco. El Imperio quiere negarles ambas cosas.',
  'campaign.iron-on-ice.siege.title': 'El último campamento',
  'campaign.iron-on-ice.siege.briefing':
    'Los caminantes han abierto brecha y se vuelven contra el campamento en el rincón del valle. Solo quedan cañones y las mejores tripulaciones de deslizadores para recibirlos. Con infantería imperial entre las tiendas, todo quedaría casi decidido.',
  'campaign.iron-on-ice.doors.title': 'Ante las puertas',
  'campaign.iron-on-ice.doors.briefing':
    'El escudo sigue en pie, así que tres caminantes van a por la propia base. Turno tras turno aparecen junto a ellos nuevos soldados de las nieves que corren hacia dos puertas; bastan tres unidades dentro. Los Rebeldes deben derribar los caminantes o desangrar el ataque.',
  'campaign.iron-on-ice.ending.rebel':
    'El avance se ha detenido en la nieve. La base sigue en pie, y el viento cubre los restos que hay ante ella.',
  'campaign.iron-on-ice.ending.empire':
    'El avance ha logrado su objetivo. La base es del Imperio, y de ella solo se alejan unas huellas.',
  'campaign.iron-on-ice.ending.draw': 'Los dos ejércitos yacen agotados en la nieve, y nadie puede atribuirse la jornada.',

  'campaign.last-transport.title': 'El último transporte',
  'campaign.last-transport.about':
    'Hay que abandonar la base. Cada hora que los Rebeldes ganan en el hielo deja salir otro transporte. Cuatro o cinco batallas, desde la primera alarma hasta la última partida.',
  'campaign.last-transport.alarm.title': 'Primera alarma',
  'campaign.last-transport.alarm.briefing':
    'Han avistado un caminante y su escolta entre las rocas, antes de lo esperado. La carga acaba de empezar. Cada hora ganada aquí vale un transporte.',
  'campaign.last-transport.wounded.title': 'Nadie se queda atrás',
  'campaign.last-transport.wounded.briefing':
    'La columna avanza más despacio, y hay tiempo para recoger a un oficial herido en las trincheras avanzadas. Hay tropas imperiales por todas partes. Los Rebeldes tienen que sacarlo por el oeste; al Imperio le basta con llegar hasta él.',
  'campaign.last-transport.outpost.title': 'El camino de los hangares',
  'campaign.last-transport.outpost.briefing':
    'El Imperio avanza por el camino, y solo un puesto se interpone. Su guarnición debe aguantar hasta que lleguen nuevos deslizadores. Si cae, los próximos disparos alcanzarán la base.',
  'campaign.last-transport.speeders.title': 'Tiempo prestado',
  'campaign.last-transport.speeders.briefing':
    'Tres escuadrones de deslizadores salen al encuentro de la vanguardia antes de que se despliegue. No buscan terreno, solo tiempo para los equipos de carga. Los soldados de las nieves tienen un caminante y el abrigo de los riscos.',
  'campaign.last-transport.cannon.title': 'Tres disparos para despejar el cielo',
  'campaign.last-transport.cannon.briefing':
    'Ningún transporte puede salir si el cañón de iones no mantiene lejos a la flota. Bastan tres disparos, pero cada uno tarda en cargarse. Un solo impacto imperial certero lo haría callar.',
  'campaign.last-transport.shield.title': 'Mientras aguante el escudo',
  'campaign.last-transport.shield.briefing':
    'Los transportes aún se están cargando, y los caminantes ya tienen los generadores a la vista. Si los dos son destruidos, nada protegerá los hangares. Los defensores tienen cañones, trincheras y dos escuadrones de deslizadores.',
  'campaign.last-transport.convoy.title': 'Salir de frente',
  'campaign.last-transport.convoy.briefing':
    'El camino nunca estará más despejado: los últimos Rebeldes se marchan a través de una línea imperial debilitada. Un risco al oeste da mejor vista de la batalla a quien lo ocupe. Es la última ocasión del Imperio para detenerlos.',
  'campaign.last-transport.gate.title': 'La puerta sur',
  'campaign.last-transport.gate.briefing':
    'Se abandona la línea exterior, y su infantería corre hacia dos puertas al sur. Cada unidad que entre subirá a bordo. El Imperio tiene que atrapar a cuatro de ellas en campo abierto.',
  'campaign.last-transport.breakout.title': 'Sin camino de vuelta',
  'campaign.last-transport.breakout.briefing':
    'La infantería imperial ha cerrado el camino de regreso, así que la única salida está delante, por riscos escarpados y a través del enemigo. Aquí ningún bando tiene vehículos. Cada unidad que pase cuenta.',
  'campaign.last-transport.storm.title': 'Antes de encender motores',
  'campaign.last-transport.storm.briefing':
    'Los caminantes han llegado a la base, y los soldados de las nieves corren hacia sus dos puertas. Tres unidades dentro pondrán fin a la evacuación. Las últimas tripulaciones aún pueden detener a los caminantes si se mantienen unidas.',
  'campaign.last-transport.rearguard.title': 'La retaguardia',
  'campaign.last-transport.rearguard.briefing':
    'Alguien tiene que quedarse para que el último transporte pueda salir. La retaguardia defiende un risco, con el enemigo alrededor y una sola salida al oeste. El Imperio quiere el risco y a todos los que están en él.',
  'campaign.last-transport.landing-ground.title': 'Con los motores en marcha',
  'campaign.last-transport.landing-ground.briefing':
    'El camino a la pista vuelve a estar abierto, y el último transporte calienta motores. Lo rodean cañones y las mejores tripulaciones de deslizadores. Si la infantería imperial se cuela entre ellos, casi nadie saldrá de aquí.',
  'campaign.last-transport.ending.rebel':
    'El último transporte se ha ido, y el hielo queda vacío. La Rebelión vive y encontrará otro refugio.',
  'campaign.last-transport.ending.empire': 'Los hangares han caído con transportes todavía dentro. Muy pocos han escapado.',
  'campaign.last-transport.ending.draw':
    'Unos transportes escaparon y otros no. Ambos bandos contarán este día como una victoria.',
};
