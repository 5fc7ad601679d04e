import type { CampaignKey } from '@wartable/hoth/text/campaign.ts';
import type { Sentences } from '@wartable/kernel';

export const campaign: Sentences<CampaignKey> = {
  'campaign.label': 'Campaña de la casa, de diseño propio',
  'campaign.own.label': 'Campaña de un jugador',
  'campaign.own.by': 'Una campaña de {name}',
  'campaign.own.words': '{words}',
  'campaign.rules':
    'Después de cada batalla, el vencedor toma una carta de apoyo de su bando; el perdedor también toma una si alcanzó al menos la mitad de su objetivo de medallas. El bando que ya ha tenido sus cinco cartas de apoyo no toma ninguna más. Cada carta de apoyo puede usarse una sola vez en toda la campaña, en cualquier batalla posterior. Una batalla empatada no la gana nadie: la campaña sigue como si la hubiera ganado el bando con más victorias o, en caso de igualdad, el que jugó el primer turno. Tras la última batalla, gana la campaña el bando con más batallas ganadas; en caso de igualdad, el que sume más medallas.',
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

  'campaign.long-winter.title': 'El largo invierno',
  'campaign.long-winter.about':
    'Todo un invierno en el hielo, desde las primeras huellas en la nieve hasta la última salida. Ocho o nueve batallas: quien va por delante se ve arrastrado a los combates más duros, y muchas veces solo decide el último día.',
  'campaign.long-winter.patrol.title': 'Primeras huellas',
  'campaign.long-winter.patrol.briefing':
    'Han caído droides sonda en la nieve, y nadie sabe aún qué han transmitido. Una patrulla rebelde sale a acallarlos; donde nacen las señales esperan soldados de las nieves. Es solo un combate pequeño. Con él empieza el invierno.',
  'campaign.long-winter.heights.title': 'Las alturas',
  'campaign.long-winter.heights.briefing':
    'Por ahora el Imperio está ciego, y los Rebeldes lo aprovechan: suben hacia tres viejas posiciones sobre el valle. Quien esté allí verá cada desembarco. Los soldados de las nieves también lo saben, y son muchos.',
  'campaign.long-winter.landing.title': 'Botas en el hielo',
  'campaign.long-winter.landing.briefing':
    'Las señales se han oído. Antes de que salga el sol hay dos caminantes sobre el hielo, y vendrán más si cae la estación del sur. Es un edificio solitario, y por un solo día todo gira en torno a él.',
  'campaign.long-winter.column.title': 'Demasiada suerte',
  'campaign.long-winter.column.briefing':
    'Dos días, dos victorias: en la base empiezan a cantar. Entonces un caminante sale de entre las rocas, donde ningún explorador había mirado. El Imperio ya no se descuida, y los Rebeldes tienen que derribar al gigante con lo que tienen.',
  'campaign.long-winter.gun.title': 'Un cañón entre los restos',
  'campaign.long-winter.gun.briefing':
    'Los dos bandos han sangrado, y los dos miran el mismo punto del mapa: unos restos en medio de la llanura, con un cañón que aún dispara. Vale más que las unidades que costará.',
  'campaign.long-winter.speeders.title': 'Todo lo que vuela',
  'campaign.long-winter.speeders.briefing':
    'Los puestos avanzados han callado uno tras otro. En el hangar llenan los depósitos de todo lo que vuela y lo lanzan contra la punta imperial, tres escuadrones contra un caminante. Si no se la detiene aquí, no se la detendrá antes de la línea.',
  'campaign.long-winter.outpost.title': 'El puesto más lejano',
  'campaign.long-winter.outpost.briefing':
    'La línea rebelde llega ahora muy lejos, y el Imperio ha elegido su puesto más lejano. Han prometido deslizadores, pero no antes del quinto turno. Hasta entonces, un puñado de soldados oye temblar el suelo, paso a paso.',
  'campaign.long-winter.wreck.title': 'Lo que dejaron atrás',
  'campaign.long-winter.wreck.briefing':
    'En su avance, el Imperio ha dejado atrás unos restos y, dentro, el plan de todo el ataque. La infantería rebelde se cuela en ellos y lo copia línea a línea. Fuera, una unidad imperial tras otra viene a reclamarlo.',
  'campaign.long-winter.officer.title': 'El que lo sabía',
  'campaign.long-winter.officer.briefing':
    'El oficial que conoce el plan de evacuación yace herido entre las líneas. Si la camilla sale por el oeste, el plan seguirá en secreto. Hoy el Imperio no necesita ganar terreno; le basta con llegar hasta allí.',
  'campaign.long-winter.shield.title': 'Dos luces en el horizonte',
  'campaign.long-winter.shield.briefing':
    'Desde los caminantes ya se ven los generadores: dos luces que no se apagan. Si se apagan, la base quedará abierta bajo toda la flota. Es la mitad del invierno, y ningún bando puede permitirse perderla.',
  'campaign.long-winter.breakout.title': 'Detrás del enemigo',
  'campaign.long-winter.breakout.briefing':
    'Los que más lejos habían llegado están aislados: entre ellos y la base está la infantería del Imperio, y el único camino sigue adelante, por riscos escarpados y a través de ella. Aquí no hay vehículos, y tampoco queda ya ningún plan.',
  'campaign.long-winter.cannon.title': 'Los primeros en salir',
  'campaign.long-winter.cannon.briefing':
    'En la base ya nadie habla de resistir, sino de marcharse. Nada despega si el cañón de iones no abre el cielo, disparo a disparo. El Imperio lo ha entendido, y todas sus armas buscan un solo blanco.',
  'campaign.long-winter.camp.title': 'Entre las tiendas',
  'campaign.long-winter.camp.briefing':
    'La lucha ha llegado adonde la gente duerme. Desde el este vienen caminantes y, tras las tiendas, en el rincón del valle, están los últimos cañones. Botas imperiales entre las tiendas serían el fin del asedio.',
  'campaign.long-winter.doors.title': 'La puerta',
  'campaign.long-winter.doors.briefing':
    'Tres caminantes se detienen ante la puerta y desembarcan tropas, una y otra vez. Dentro apilan cajas contra las hojas y escuchan. Si pasan tres unidades, el invierno ha terminado; si caen tres caminantes, continúa.',
  'campaign.long-winter.convoy.title': 'Con ventaja',
  'campaign.long-winter.convoy.briefing':
    'Los transportes llevan ventaja, y las últimas tripulaciones los siguen hacia el norte, junto a un puesto desde el que se domina todo el campo. Si pasan, ya nadie las alcanzará. Al Imperio solo le queda esta ocasión.',
  'campaign.long-winter.rearguard.title': 'Alguien tiene que quedarse',
  'campaign.long-winter.rearguard.briefing':
    'La base ya no se puede defender, y alguien tiene que quedarse para que los demás puedan correr. Un risco, una salida al oeste, el enemigo a ambos lados. Si cae la retaguardia, detrás ya no hay nada.',
  'campaign.long-winter.away.title': 'En buen orden',
  'campaign.long-winter.away.briefing':
    'El invierno está ganado: se deja la base como se deja una casa, en buen orden y con las luces apagadas. Queda la última marcha, hacia el norte y a través de lo que resta del enemigo. Nadie quiere ser quien falte en el recuento.',
  'campaign.long-winter.ridge.title': 'Solo nombres',
  'campaign.long-winter.ridge.briefing':
    'La base está perdida, y todos lo saben. En el último risco, aquellos a quienes no se pudo recoger luchan unos por otros, unidad a unidad, hacia la salida del oeste. El Imperio querría poder decir que no escapó nadie.',
  'campaign.long-winter.last-stand.title': 'La noche más larga',
  'campaign.long-winter.last-stand.briefing':
    'La ventaja se ha perdido; el Imperio ha dado alcance a los Rebeldes y rodea un solo risco. Tantos días, y todos juntos no pesan más que esta noche. Quien salga por el oeste se llevará consigo el invierno.',
  'campaign.long-winter.last-way.title': 'La puerta sigue abierta',
  'campaign.long-winter.last-way.briefing':
    'La retaguardia ha aguantado contra todo pronóstico, y queda un camino abierto: hacia el norte, junto al puesto de mando, hasta las últimas naves. Detrás viene el Imperio con todo lo que tiene. Tras el invierno más largo, todo está igualado y queda un día.',
  'campaign.long-winter.ending.rebel':
    'A este mundo nunca llega la primavera, pero el invierno ha terminado: las naves están lejos, y en cada una alguien cuenta a los que han venido. Son más de los que nadie esperaba.',
  'campaign.long-winter.ending.empire':
    'Las galerías bajo el hielo están en silencio. Técnicos imperiales las recorren con lámparas y encuentran tazas tibias, libros abiertos, una lista de nombres. El invierno ha sido largo, y el Imperio ha tenido más aguante.',
  'campaign.long-winter.ending.draw': 'Nadie ha ganado este invierno. Solo ha terminado.',
};
