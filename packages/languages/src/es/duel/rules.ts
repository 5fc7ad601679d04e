import type { Key } from '@wartable/duel/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'game.name': 'Batalla introductoria: Hoth',
  'seat.leia': 'Leia',
  'seat.vader': 'Vader',
  'aspect.command': 'Mando',
  'aspect.heroism': 'Heroísmo',
  'aspect.cunning': 'Astucia',
  'aspect.aggression': 'Agresión',
  'aspect.villainy': 'Villanía',
  'aspect.vigilance': 'Vigilancia',
  'arena.ground': 'Terrestre',
  'arena.space': 'Espacial',
  'timing.when-played': 'Cuando se juega',
  'timing.on-attack': 'Al atacar',
  'timing.when-defeated': 'Cuando es derrotada',
  'keyword.sentinel': 'Centinela',
  'keyword.raid': 'Incursión {n}',
  'keyword.restore': 'Restaurar {n}',

  // Prompts: one for who decides, one for the others.
  'prompt.mulligan': '¿Conservas esta mano o haces mulligan?',
  'prompt.opening-resource': 'Coloca dos cartas como recursos, boca abajo.',
  'prompt.action': 'Te toca actuar.',
  'prompt.attack-target': '{unit} ataca. Elige el objetivo.',
  'prompt.choose': '{card}: elige {what} ({effect}).',
  'prompt.unique': 'Solo puede quedar una copia de {card}. Elige la que será derrotada.',
  'prompt.first-side': 'Ambos bandos tienen habilidades por resolver. ¿Quién va primero?',
  'prompt.trigger-order': '¿Qué habilidad se resuelve primero?',
  'prompt.resource': 'Coloca una carta como recurso, o ninguna.',
  'waiting.mulligan': '{side} decide si conserva su mano inicial.',
  'waiting.opening-resource': '{side} coloca sus recursos.',
  'waiting.action': 'Le toca actuar a {side}.',
  'waiting.attack-target': '{side} elige un objetivo.',
  'waiting.choose': '{side} toma una decisión.',
  'waiting.unique': '{side} elige qué copia se queda.',
  'waiting.first-side': '{side} decide quién resuelve primero.',
  'waiting.trigger-order': '{side} ordena sus habilidades.',
  'waiting.resource': '{side} puede colocar un recurso.',
  'what.unit': 'una unidad',
  'what.friendly-unit': 'una unidad aliada',
  'what.enemy-unit': 'una unidad enemiga',
  'what.base': 'una base',
  'what.card': 'una carta de tu mano',
  'what.revealed': 'una unidad revelada',
  'effect.damage': '{n} de daño',
  'effect.heal': 'curar {n}',
  'effect.exhaust': 'agotarla',
  'effect.ready': 'prepararla',
  'effect.defeat': 'derrotarla',
  'effect.return': 'devolverla a la mano de su dueño',
  'effect.attack': 'atacar con +{n} de poder',
  'effect.discard': 'descartarla',
  'effect.take': 'añadirla a tu mano',

  // Choices.
  'choice.pass': 'Pasar',
  'choice.initiative': 'Tomar la iniciativa',
  'choice.play': 'Jugar {card} ({cost})',
  'choice.attack': 'Atacar con {unit}',
  'choice.use': 'Usar la Acción de {unit}',
  'choice.use-leader': 'Usar la Acción de {leader} ({cost} {cost|recurso|recursos})',
  'choice.deploy': 'Desplegar a {leader}',
  'choice.base': 'Base de {side} ({left} PV {left|restante|restantes})',
  'choice.unit': '{unit} ({power} de poder, {left} PV {left|restante|restantes})',
  'choice.done': 'Ninguna más',
  'choice.keep': 'Conservar esta mano',
  'choice.mulligan': 'Mulligan: devolver la mano al mazo, barajar y robar seis cartas nuevas',
  'choice.resource': '{card} ({cost})',
  'choice.no-resource': 'Ningún recurso',
  'choice.first': 'Primero {side}',
  'choice.resolve': '{card}',
  'unit.numbered': '{card} {number}',

  // The log.
  'log.initiative-rolled': '{side} empieza con la iniciativa.',
  'log.deck-shuffled': 'Se baraja el mazo de {side}.',
  'log.cards-drawn': '{side} roba {n} {n|carta|cartas}.',
  'log.cards-drawn-own': '{side} roba {cards}.',
  'log.hand-kept': '{side} conserva su mano inicial.',
  'log.mulligan-taken': '{side} hace mulligan.',
  'log.answer-sealed': '{side}: respuesta anotada, en secreto hasta que ambos bandos hayan respondido.',
  'log.resources-placed': '{side} coloca {n} {n|recurso|recursos}.',
  'log.resources-placed-own': '{side} coloca como recurso: {cards}.',
  'log.round-began': 'Ronda {round}. {side} actúa primero.',
  'log.regroup-began': 'Fase de reagrupamiento de la ronda {round}.',
  'log.all-readied': 'Todo vuelve a estar preparado.',
  'log.passed': '{side} pasa.',
  'log.initiative-taken': '{side} toma la iniciativa.',
  'log.card-played': '{side} juega {card} por {cost}.',
  'log.ability-used': '{side} usa la Acción de {card}.',
  'log.ability-triggered': '{card}: {timing}.',
  'log.leader-deployed': '{side} despliega a {card}.',
  'log.attack-unit': '{card} ataca a {target}.',
  'log.attack-base': '{card} ataca la base de {side}.',
  'log.unit-damaged': '{card} recibe {n} de daño.',
  'log.base-damaged': 'La base de {side} recibe {n} de daño, {total} en total.',
  'log.unit-healed': '{card} se cura {n} de daño.',
  'log.base-healed': 'La base de {side} se cura {n} de daño; {total|queda|quedan} {total}.',
  'log.weakened': '{card} pierde {n} de poder durante este ataque.',
  'log.exhausted': '{card} se agota.',
  'log.readied': '{card} se prepara.',
  'log.unit-defeated': 'Unidad derrotada: {card}.',
  'log.leader-defeated': 'Unidad derrotada: {card}. Vuelve a su cara de líder y se agota.',
  'log.unit-returned': '{card} vuelve a la mano de {side}.',
  'log.card-discarded': '{side} descarta {card}.',
  'log.cards-revealed': '{side} revela {cards}.',
  'log.card-taken': '{side} añade {card} a su mano.',
  'log.deck-empty': 'El mazo de {side} está vacío: {n|falta|faltan} {n} {n|carta|cartas}.',
  'log.game-won': '{side} gana la partida.',
  'log.game-drawn': 'Caen ambas bases: empate.',

  // Why not?
  'why.game-over': 'La partida ha terminado.',
  'why.unknown': 'Aquí no hay nada que se llame «{words}».',
  'why.not-your-turn': 'No te toca elegir.',
  'why.already-answered': 'Ya has respondido; el otro bando aún no.',
  'why.took-initiative': 'Has tomado la iniciativa: no realizas más acciones en esta fase.',
  'why.finish-first': 'Termina primero lo que está en curso.',
  'why.mulligan-over': 'Ahora no hay mulligan.',
  'why.not-an-action': 'Esa no es una de las acciones de la fase de acción.',
  'why.not-in-hand': '{card} no está en tu mano.',
  'why.cost': '{card} cuesta {cost}; tienes {ready} {ready|recurso preparado|recursos preparados}.',
  'why.ability-cost': 'La Acción de {card} cuesta {cost} {cost|recurso|recursos}; tienes {ready} {ready|preparado|preparados}.',
  'why.not-yours': '{unit} no está bajo tu control.',
  'why.exhausted': 'La carta {unit} está agotada.',
  'why.no-action': '{unit} no tiene ninguna habilidad de Acción.',
  'why.leader-side': '{unit} está en juego como unidad; la Acción está en la cara de líder.',
  'why.leader-no-unit': '{leader} no está en juego como unidad.',
  'why.deployed': '{leader} ya está en juego.',
  'why.epic-used': 'Ya se ha usado la Acción épica de {leader}; solo sirve una vez por partida.',
  'why.deploy-resources': 'Para desplegar a {leader} hacen falta {need} recursos; tienes {have}.',
  'why.initiative-taken': '{side} ya ha tomado la iniciativa en esta ronda.',
  'why.own-target': 'Solo se puede atacar al enemigo.',
  'why.other-arena': '{attacker} no puede alcanzar a {unit}: están en arenas distintas.',
  'why.not-in-play': '{card} no está en juego.',
  'why.sentinel': 'Antes hay que atacar a una unidad con Centinela: {sentinels}.',
  'why.mandatory': 'Esto no es opcional.',
  'why.choose-a-card': 'Hay que elegir una carta.',
  'why.choose-a-base': 'Hay que elegir una base.',
  'why.choose-a-unit': 'Hay que elegir una unidad.',
  'why.not-revealed': '{card} no es una unidad revelada.',
  'why.already-chosen': 'Ya has elegido a {unit}.',
  'why.must-be-enemy': '{unit} no es una unidad enemiga.',
  'why.must-be-friendly': '{unit} no es una unidad aliada.',
  'why.must-be-ground': '{unit} no es una unidad terrestre.',
  'why.must-be-space': '{unit} no es una unidad espacial.',
  'why.no-leader': '{unit} es líder; aquí no se pueden elegir líderes.',
  'why.must-be-another': 'Tiene que ser una unidad distinta de {unit}.',
  'why.must-have-aspect': '{unit} no tiene el aspecto {aspect}.',
  'why.max-cost': '{unit} cuesta más de {most}.',
  'why.max-power': '{unit} tiene más de {most} de poder.',
  'why.max-hp': 'A {unit} le quedan más de {most} PV.',
  'why.open-chance': 'Eso depende del azar.',
  'why.open-hidden': 'Nadie lo sabe aún: depende de cartas que nadie ha visto.',
  'why.open-answer': 'Eso depende de lo que haga antes el otro bando.',

  // What is wrong with a position.
  'position.frames': 'una partida que no ha terminado está en algún paso; para la fase de acción, omite el campo',
  'position.resources-left': 'solo {n|queda|quedan} {n} {n|carta|cartas} para recursos',
  'position.leader-deployed': 'un líder está desplegado si y solo si figura en ground como unidad',
  'position.epic-used': 'un líder desplegado ya ha usado su Acción épica',
  'position.not-shown': '{card} no está ni en la mano ni entre los recursos colocados desde entonces',
  'position.unit-id': 'otra unidad ya tiene el id {id}',
  'position.other-side': '{card} pertenece al otro bando',
  'position.no-unit': '{card} no es una unidad',
  'position.ground-unit': '{card} es una unidad terrestre',
  'position.space-unit': '{card} es una unidad espacial',
  'position.copies': 'solo hay {n} {n|copia|copias} de {card}',
  'position.not-in-deck': '{card} no es una carta del mazo de {side}',
  'position.choice': '«{words}» no es una elección de este juego',

  // Cards.
  'card.leia-organa': 'Leia Organa',
  'card.leia-organa.text':
    'Acción (1 recurso, agotar a Leia): cura 1 de daño de una unidad aliada. Como unidad, Al atacar: elige dos unidades aliadas y cura 1 de daño de cada una.',
  'card.leia-organa.note':
    'Las dos unidades deben ser distintas; Leia puede ser una de ellas. Si solo hay una unidad aliada, se cura solo esa.',
  'card.echo-caverns': 'Cavernas Eco',
  'card.chewbacca': 'Chewbacca',
  'card.rogue-squadron-speeder': 'Deslizador del Escuadrón Pícaro',
  'card.ill-cover-for-you': 'Yo te cubro',
  'card.ill-cover-for-you.text': 'Elige dos unidades enemigas e inflige 1 de daño a cada una.',
  'card.ill-cover-for-you.note': 'Dos unidades distintas; una si solo hay una. Ambas reciben el daño a la vez.',
  'card.rebellion-y-wing': 'Ala-Y de la Rebelión',
  'card.rebellion-y-wing.text': 'Al atacar: inflige 1 de daño a una base.',
  'card.rebellion-y-wing.note': 'Cualquiera de las dos bases, ataque lo que ataque el Ala-Y, y antes del daño de combate.',
  'card.echo-coordinator': 'Coordinador de la Base Eco',
  'card.trench-defender': 'Defensor de trinchera',
  'card.ive-found-them': 'Los he encontrado',
  'card.ive-found-them.text':
    'Revela las 3 primeras cartas de tu mazo. Añade a tu mano una unidad de entre ellas y descarta el resto.',
  'card.ive-found-them.note':
    'Ambos jugadores ven las cartas. Si hay alguna unidad, es obligatorio añadir una. Si quedan menos cartas, se revelan las que haya; con el mazo vacío, ninguna, y no hay daño.',
  'card.han-solo': 'Han Solo',
  'card.han-solo.text': 'Al atacar: la unidad defensora pierde 2 de poder durante este ataque.',
  'card.han-solo.note': 'No ocurre nada si se ataca una base. El poder nunca baja de 0.',
  'card.r2-d2': 'R2-D2',
  'card.r2-d2.text': 'Al atacar: si controlas una unidad de Mando, agota una unidad terrestre enemiga que cueste 4 o menos.',
  'card.r2-d2.note':
    'R2-D2 no es una unidad de Mando; Leia desplegada sí lo es. Una unidad defensora agotada inflige igualmente su daño de combate.',
  'card.evacuation-escort': 'Escolta de evacuación',
  'card.recovery': 'Recuperación',
  'card.recovery.text': 'Cura 5 de daño de una unidad.',
  'card.recovery.note': 'Se pueden elegir unidades enemigas y unidades sin daño.',
  'card.bright-hope': 'Esperanza Brillante',
  'card.tauntaun-mount': 'Montura tauntaun',
  'card.tauntaun-mount.text': 'Cuando es derrotada: cura 2 de daño de tu base.',
  'card.tauntaun-mount.note': 'Cura la base del jugador que la controlaba.',
  'card.ion-cannon': 'Cañón de iones',
  'card.ion-cannon.text': 'Acción (agotar): inflige 3 de daño a una unidad espacial.',
  'card.ion-cannon.note':
    'Puedes elegir tus propias unidades espaciales. La Acción se puede usar aunque no haya ninguna unidad espacial.',
  'card.go-for-the-legs': 'A por las patas',
  'card.go-for-the-legs.text': 'Agota una unidad terrestre enemiga.',
  'card.go-for-the-legs.note': 'Se pueden elegir líderes en juego; unidades aliadas o espaciales, no.',
  'card.c-3po': 'C-3PO',
  'card.c-3po.text': 'Cuando se juega: si controlas una unidad de Astucia, roba una carta.',
  'card.c-3po.note': 'C-3PO no es una unidad de Astucia; las unidades enemigas no cuentan.',
  'card.luke-skywalker': 'Luke Skywalker',
  'card.luke-skywalker.text': 'Cuando se juega: puedes infligir 3 de daño a una unidad terrestre.',
  'card.luke-skywalker.note': 'Se pueden elegir unidades aliadas, incluido el propio Luke.',
  'card.improvised-detonation': 'Detonación improvisada',
  'card.improvised-detonation.text': 'Ataca ahora con una unidad aliada preparada, que tiene +2 de poder durante este ataque.',
  'card.improvised-detonation.note': 'Terrestre o espacial. Se aplican todas las reglas de los ataques.',
  'card.gr-75-medium-transport': 'Transporte medio GR-75',
  'card.general-rieekan': 'General Rieekan',
  'card.general-rieekan.text':
    'Acción (agotar): ataca ahora con otra unidad aliada de Heroísmo preparada, que tiene +2 de poder durante este ataque.',
  'card.general-rieekan.note': 'Leia desplegada también vale. La Acción se puede usar aunque no haya con quién atacar.',
  'card.millennium-falcon': 'Halcón Milenario',
  'card.millennium-falcon.text': 'Cuando se juega: si tu base tiene más daño que la base enemiga, prepara el Halcón.',
  'card.millennium-falcon.note': 'Se compara el daño, no los PV restantes; no basta con tener el mismo daño.',
  'card.hoth-trooper': 'Soldado de Hoth',
  'card.watch-this': 'Mira esto',
  'card.watch-this.text':
    'Devuelve a la mano de su dueño una unidad que no sea líder y que cueste 6 o menos, y agota todas las demás unidades enemigas de esa arena.',
  'card.watch-this.note':
    'Se puede devolver una unidad aliada. Los líderes enemigos de esa arena también se agotan. Si no hay ninguna unidad válida, no ocurre nada.',
  'card.darth-vader': 'Darth Vader',
  'card.darth-vader.text':
    'Acción (1 recurso, agotar a Vader): inflige 1 de daño a una base. Como unidad, Al atacar: inflige 2 de daño a una base.',
  'card.darth-vader.note': 'Puedes elegir tu propia base. Este daño va antes del daño de combate.',
  'card.forward-command-post': 'Puesto de mando avanzado',
  'card.first-legion-trooper': 'Soldado de la Primera Legión',
  'card.ground-assault-at-at': 'AT-AT de asalto terrestre',
  'card.snowtrooper-vanguard': 'Vanguardia de soldados de las nieves',
  'card.lambda-shuttle': 'Lanzadera Lambda',
  'card.target-the-main-generator': 'Apuntad al generador principal',
  'card.target-the-main-generator.text': 'Inflige 2 de daño a una base.',
  'card.target-the-main-generator.note': 'Puedes elegir tu propia base.',
  'card.admiral-piett': 'Almirante Piett',
  'card.admiral-piett.text': 'Al atacar: si controlas una unidad de Agresión, roba una carta.',
  'card.admiral-piett.note':
    'Piett no es una unidad de Agresión; Vader desplegado sí lo es. Con el mazo vacío, tu base recibe 3 de daño.',
  'card.were-in-trouble': 'Estamos en apuros',
  'card.were-in-trouble.text': 'Inflige 3 de daño a una unidad.',
  'card.were-in-trouble.note': 'Se pueden elegir unidades aliadas.',
  'card.imperial-deck-officer': 'Oficial de cubierta imperial',
  'card.imperial-deck-officer.text': 'Acción (agotar): cura 2 de daño de una unidad de Villanía.',
  'card.imperial-deck-officer.note': 'El propio Oficial no es una unidad de Villanía. Se pueden elegir unidades sin daño.',
  'card.snowtrooper': 'Soldado de las nieves',
  'card.hoth-lieutenant': 'Teniente de Hoth',
  'card.hoth-lieutenant.text':
    'Cuando se juega: puedes atacar ahora con otra unidad aliada preparada, que tiene +2 de poder durante este ataque.',
  'card.hoth-lieutenant.note': 'Nunca con el propio Teniente. Se aplican todas las reglas de los ataques.',
  'card.too-strong-for-blasters': 'Demasiado resistente para los blásters',
  'card.too-strong-for-blasters.text': 'Cura 2 de daño de una unidad.',
  'card.too-strong-for-blasters.note': 'Se pueden elegir unidades enemigas y unidades sin daño.',
  'card.general-veers': 'General Veers',
  'card.general-veers.text':
    'Cuando se juega: si controlas una unidad de Vigilancia, inflige 2 de daño a la base enemiga y cura 2 de daño de tu base.',
  'card.general-veers.note': 'Veers no es una unidad de Vigilancia, y la base no cuenta.',
  'card.e-web-gunner': 'Artillero de E-Web',
  'card.blizzard-force-at-st': 'AT-ST de la Fuerza Ventisca',
  'card.avenger': 'Vengador',
  'card.avenger.text': 'Cuando se juega: inflige 1 de daño a todas las demás unidades, incluidas las aliadas.',
  'card.avenger.note': 'Ambas arenas y los líderes en juego, todo a la vez.',
  'card.i-want-proof-not-leads': 'Quiero pruebas, no indicios',
  'card.i-want-proof-not-leads.text': 'Roba 2 cartas y después descarta una carta de tu mano.',
  'card.i-want-proof-not-leads.note': 'Puedes descartar cualquier carta de tu mano, también una recién robada.',
  'card.scouting-tie-fighter': 'Caza TIE explorador',
  'card.rampaging-wampa': 'Wampa enfurecido',
  'card.surface-assault-bomber': 'Bombardero de asalto a superficie',
  'card.death-squadron-star-destroyer': 'Destructor Estelar del Escuadrón de la Muerte',
  'card.admiral-ozzel': 'Almirante Ozzel',
  'card.admiral-ozzel.text': 'Cuando es derrotada: tu rival descarta una carta de su mano, a su elección.',
  'card.admiral-ozzel.note': 'Si su mano está vacía, no ocurre nada.',
  'card.you-have-failed-me': 'Me has fallado',
  'card.you-have-failed-me.text':
    'Derrota a una unidad aliada. Si lo haces, prepara una unidad aliada que tenga 5 de poder o menos.',
  'card.you-have-failed-me.note':
    'Ambas partes son obligatorias si son posibles. La unidad se prepara antes de que se resuelvan las habilidades «Cuando es derrotada». Cuenta el poder de ese momento.',
  'card.blizzard-one': 'Ventisca Uno',
  'card.blizzard-one.text':
    'Cuando se juega: puedes derrotar a una unidad terrestre que no sea líder y a la que le queden 3 PV o menos.',
  'card.blizzard-one.note': 'Se pueden elegir unidades terrestres aliadas; lo que cuenta son los PV menos el daño.',
  'card.the-desolation-of-hoth': 'La desolación de Hoth',
  'card.the-desolation-of-hoth.text': 'Derrota hasta dos unidades enemigas que cuesten 3 o menos cada una.',
  'card.the-desolation-of-hoth.note': 'Ninguna, una o dos, en cualquier arena, a la vez.',

  // The rulebook.
  'rule.duel/terms/zones':
    'Cada jugador tiene una mano y un mazo (ocultos), una pila de descarte (a la vista), recursos (boca abajo; su dueño puede mirarlos), un líder, una base y su lado de las arenas terrestre y espacial.',
  'rule.duel/terms/friendly':
    'Es aliado lo que controlas tú y enemigo lo que controla tu rival. Las cartas nunca cambian de bando.',
  'rule.duel/terms/ready':
    'Las unidades, los recursos y los líderes están preparados o agotados. Lo que ya está agotado no se puede agotar otra vez para pagar algo.',
  'rule.duel/terms/damage-stays':
    'El daño permanece en las unidades y las bases hasta que se cura. Curar retira como máximo el daño que haya.',
  'rule.duel/terms/defeated':
    'Una unidad con tanto daño como PV, o más, es derrotada de inmediato y va a la pila de descarte de su dueño, ya sin daño.',
  'rule.duel/terms/excess': 'El daño que supera los PV de una unidad se pierde. Nada lo traslada a la base.',
  'rule.duel/terms/power-floor': 'El poder nunca baja de 0. Una unidad con 0 de poder puede atacar, pero no inflige daño.',
  'rule.duel/terms/no-limits': 'No hay límite de cartas en la mano, de unidades en una arena ni de recursos.',
  'rule.duel/terms/printed-cost':
    'Para un efecto, el coste de una unidad es su coste impreso, se haya pagado lo que se haya pagado. Leia cuesta 5 y Vader, 6.',
  'rule.duel/terms/no-surcharge':
    'Los aspectos solo importan cuando una carta los menciona. Ninguna carta cuesta nunca más que su coste impreso.',
  'rule.duel/terms/control-aspect':
    'Una condición sobre un aspecto tiene en cuenta tus unidades en juego, en ambas arenas, incluidos un líder desplegado y la propia unidad; no un líder sin desplegar, la base, los recursos ni las unidades enemigas. Se comprueba cuando se resuelve la habilidad.',
  'rule.duel/setup/first-game':
    'Primera partida: los líderes por su cara de líder, las bases por la cara de 20 PV y la iniciativa para Leia.',
  'rule.duel/setup/preset-decks':
    'Primera partida: los mazos no se barajan, cada jugador roba las 6 primeras cartas y no hay mulligan.',
  'rule.duel/setup/prescribed-resources':
    'Primera partida: Leia coloca como recursos «Yo te cubro» y «Defensor de trinchera»; Vader, «Apuntad al generador principal» y «AT-AT de asalto terrestre».',
  'rule.duel/setup/standard':
    'Partida normal: las bases por la cara de 30 PV, un jugador al azar tiene la iniciativa, los mazos se barajan y cada jugador roba 6 cartas.',
  'rule.duel/setup/mulligan':
    'Partida normal: cada jugador puede, una sola vez, devolver toda su mano al mazo, barajar y robar 6 cartas nuevas, que debe conservar. Ambos deciden a la vez.',
  'rule.duel/setup/two-resources':
    'Cada jugador coloca exactamente 2 cartas de su mano como recursos, en secreto. Estos primeros recursos están preparados.',
  'rule.duel/setup/first-turn':
    'Ambos se quedan entonces con 4 cartas. La ronda 1 empieza con la fase de acción, sin robar; quien tiene la iniciativa actúa primero.',
  'rule.duel/setup/leader-ready': 'El líder empieza preparado.',
  'rule.duel/round/phases':
    'Una ronda consta de una fase de acción y una fase de reagrupamiento. Las rondas se suceden hasta que se destruye una base.',
  'rule.duel/action/alternate':
    'Empezando por quien tiene la iniciativa, los jugadores se alternan realizando una acción cada uno: jugar una carta, atacar con una unidad, usar una habilidad de Acción, tomar la iniciativa o pasar.',
  'rule.duel/action/pass':
    'Quien pasa no hace nada; actúa su rival. Quien ha pasado puede volver a actuar más tarde si la fase continúa.',
  'rule.duel/action/phase-ends':
    'La fase termina de inmediato cuando un jugador pasa o toma la iniciativa justo después de que su rival haya pasado. Si nadie ha tomado la iniciativa, se queda donde está.',
  'rule.duel/action/initiative':
    'Quien toma la iniciativa actúa primero en la ronda siguiente y no realiza más acciones en esta fase. Su rival puede seguir realizando una acción tras otra hasta que pase, con lo que termina la fase.',
  'rule.duel/action/initiative-choices':
    'Quien ha tomado la iniciativa sigue tomando las decisiones que le pidan las habilidades.',
  'rule.duel/action/initiative-once':
    'La iniciativa se puede tomar una vez por ronda y la toma un solo jugador, que puede ser el que ya la tiene.',
  'rule.duel/action/no-effect':
    'Un evento o una habilidad de Acción se pueden usar aunque no vayan a hacer nada, siempre que se pague su coste.',
  'rule.duel/regroup/steps':
    'Reagrupamiento: ambos jugadores roban 2 cartas, después cada uno puede colocar una carta como recurso y después se prepara todo lo agotado. Ambos terminan cada paso antes del siguiente.',
  'rule.duel/regroup/resource-exhausted':
    'Una carta colocada en la fase de reagrupamiento entra agotada y se prepara en esa misma fase.',
  'rule.duel/regroup/resource-secret': 'Una carta de la mano o ninguna, elegida en secreto por ambos a la vez.',
  'rule.duel/regroup/next-round':
    'Tras la fase de reagrupamiento se puede volver a tomar la iniciativa, y quien la tiene empieza la siguiente fase de acción.',
  'rule.duel/draw/empty-deck':
    'Por cada carta que debas robar y no puedas, tu base recibe 3 de daño. Un mazo vacío por sí solo no hace perder la partida.',
  'rule.duel/draw/effects':
    'Esto vale también para las cartas que te hacen robar, pero no para «Los he encontrado», que añade a la mano una carta revelada.',
  'rule.duel/draw/simultaneous': 'Los robos de ambos jugadores en la fase de reagrupamiento, con su daño, ocurren a la vez.',
  'rule.duel/play/cost':
    'Para jugar una carta de tu mano, agota tantos recursos preparados como cueste. Con menos no se puede jugar.',
  'rule.duel/play/enters-exhausted': 'Una unidad entra agotada en su arena. Si algo la prepara, puede atacar en esa misma fase.',
  'rule.duel/play/when-played': 'Las habilidades «Cuando se juega» se resuelven una vez que la unidad está en juego.',
  'rule.duel/play/event': 'Un evento se lleva a cabo hasta donde sea posible, en orden, y va a la pila de descarte.',
  'rule.duel/effect/choices':
    'Se elige al resolver el efecto, entre lo que sea válido en ese momento. Si no hay nada que elegir, se hace el resto. A «puedes» y «hasta» se puede renunciar; todo lo demás es obligatorio.',
  'rule.duel/effect/no-change':
    'Se puede elegir una unidad aunque el efecto no cambie nada en ella, como al curar una unidad sin daño.',
  'rule.duel/effect/any-arena': 'Los efectos alcanzan ambas arenas salvo que digan lo contrario.',
  'rule.duel/effect/either-base': 'Cuando hay que elegir una base, valen las dos, también la tuya.',
  'rule.duel/attack/ready-unit': 'Solo puede atacar una unidad preparada que controles, una por acción. Al hacerlo, se agota.',
  'rule.duel/attack/target': 'El objetivo es una unidad enemiga de la misma arena o la base enemiga.',
  'rule.duel/attack/sentinel':
    'Mientras el rival tenga unidades con Centinela en la arena de la unidad atacante, el objetivo debe ser una de ellas, esté agotada o no. Esto no limita a las habilidades.',
  'rule.duel/attack/order':
    'Un ataque, por orden: se agota la unidad atacante y se elige el objetivo; se aplica Incursión y se resuelven Restaurar y las habilidades «Al atacar»; daño de combate; las unidades derrotadas salen del juego y se resuelven sus habilidades; termina lo que solo valía para este ataque.',
  'rule.duel/attack/combat-damage':
    'Contra una base, la unidad atacante inflige tanto daño como su poder y no recibe nada. Contra una unidad, ambas infligen a la vez tanto daño como su poder, aunque la defensora esté agotada.',
  'rule.duel/attack/raid': 'Incursión da ese poder adicional mientras la unidad ataca, no mientras defiende.',
  'rule.duel/attack/restore':
    'Restaurar cura esa cantidad de daño de tu base cuando la unidad ataca, antes del daño de combate y sea cual sea el objetivo.',
  'rule.duel/attack/restore-order':
    'Restaurar va antes de la habilidad «Al atacar»; ninguna unidad de la caja tiene ambas cosas.',
  'rule.duel/attack/left-play':
    'Si la unidad atacante o la defensora han salido del juego antes del daño de combate, no se inflige ninguno.',
  'rule.duel/attack/on-attack-first':
    'El daño de una habilidad «Al atacar» va antes del daño de combate. Si destruye una base, la partida termina ahí.',
  'rule.duel/attack/this-attack': 'Los cambios de poder para un ataque se suman a Incursión y terminan con el ataque.',
  'rule.duel/attack/granted':
    'Un ataque concedido por un efecto es un ataque completo: la unidad debe estar preparada y se agota, se aplican Centinela y las arenas, y sus habilidades se activan. No cuesta ninguna acción adicional.',
  'rule.duel/attack/another': '«Otra unidad» nunca es la propia fuente del efecto.',
  'rule.duel/attack/defending-unit': 'Lo que debilita a la unidad defensora no hace nada cuando se ataca una base.',
  'rule.duel/trigger/mandatory':
    'Las habilidades «Al atacar», «Cuando se juega» y «Cuando es derrotada» son obligatorias salvo que digan «puedes».',
  'rule.duel/trigger/when-defeated':
    '«Cuando es derrotada» se resuelve después de que la unidad haya ido a la pila de descarte, sea cual sea la causa de la derrota.',
  'rule.duel/trigger/simultaneous':
    'Las unidades derrotadas por el mismo daño lo son a la vez, y sus habilidades quedan pendientes juntas.',
  'rule.duel/trigger/order':
    'Un jugador con varias habilidades pendientes elige su orden. Si ambos jugadores tienen alguna, el jugador que está realizando su acción elige quién resuelve primero todas las suyas.',
  'rule.duel/trigger/nested':
    'Las habilidades que se activan mientras se resuelve otra se resuelven antes que las anteriores que queden pendientes.',
  'rule.duel/trigger/after-ability':
    'Un evento o una habilidad se completan del todo antes de resolver las habilidades que hayan activado, salvo las que ocurren dentro de un ataque que concedan.',
  'rule.duel/trigger/if-you-do': 'Lo que sigue a «si lo haces» ocurre solo si la primera parte ha ocurrido de verdad.',
  'rule.duel/trigger/nothing': 'Una habilidad cuya condición no se cumple, o que no tiene nada que elegir, no hace nada.',
  'rule.duel/trigger/together':
    'Dos Monturas tauntaun derrotadas a la vez curan dos veces; si una Montura tauntaun y Ozzel se derrotan mutuamente, se resuelven ambas habilidades.',
  'rule.duel/unique/one':
    'No puedes controlar dos copias de una carta única. Cuando entra la segunda, eliges una de las dos, que es derrotada de inmediato.',
  'rule.duel/unique/before-triggers':
    'Esto ocurre antes de resolver ninguna habilidad. La habilidad «Cuando se juega» de la copia nueva se resuelve igualmente, aunque esa copia haya sido derrotada; «Cuando es derrotada» se le suma, en el orden que elijas.',
  'rule.duel/unique/cards':
    'Únicas con dos copias: Chewbacca, Han Solo, R2-D2, C-3PO, Rieekan y Esperanza Brillante; Ozzel, Piett y Veers.',
  'rule.duel/unique/survivor': 'La copia que se queda conserva su daño y, si estaba agotada, sigue agotada.',
  'rule.duel/leader/not-a-unit':
    'Un líder sin desplegar no es una unidad: no puede atacar, ser atacado ni ser elegido. Su Acción cuesta 1 recurso y lo agota.',
  'rule.duel/leader/deploy':
    'Acción épica, una vez por partida y gratis, con el líder preparado o agotado: con 5 recursos (Leia) o 6 (Vader), incluidos los agotados, el líder se convierte en una unidad terrestre preparada.',
  'rule.duel/leader/not-played': 'Desplegar no es jugar una carta.',
  'rule.duel/leader/is-a-unit':
    'Un líder desplegado es una unidad a todos los efectos, salvo para los que piden una unidad que no sea líder. Solo tiene la habilidad de su cara de unidad.',
  'rule.duel/leader/defeated':
    'Un líder derrotado vuelve a su cara de líder, agotado y sin daño, nunca a la pila de descarte. Su Acción se puede volver a usar cuando esté preparado.',
  'rule.duel/leader/epic-once': 'La Acción épica se gasta al desplegar al líder.',
  'rule.duel/leader/own-choice': 'Con «Me has fallado» puedes elegir a tu propio líder en juego.',
  'rule.duel/end/base-destroyed': 'Un jugador cuya base tiene tanto daño como PV, o más, pierde de inmediato.',
  'rule.duel/end/checked-at-once':
    'Esto se comprueba tras cada tanda de daño, antes de cualquier habilidad o paso posterior: ninguna curación puede deshacerlo.',
  'rule.duel/end/draw':
    'Si ambas bases se destruyen a la vez, la partida acaba en empate. Eso solo puede ocurrir al robar de mazos vacíos.',
  'rule.duel/end/own-base': 'Quien destruye su propia base pierde.',
  'rule.duel/end/concede': 'Un jugador puede rendirse en cualquier momento; gana su rival.',
  'consider.base': 'el daño de las bases',
  'consider.danger': 'una base en peligro',
  'consider.power': 'la potencia de las unidades',
  'consider.endurance': 'lo que aún aguantan las unidades',
  'consider.readiness': 'las unidades listas para atacar',
  'consider.guards': 'los Centinelas en guardia',
  'consider.abilities': 'las habilidades en juego',
  'consider.cards': 'las cartas en mano',
  'consider.resources': 'los recursos',
  'consider.leader': 'el líder',
  'consider.initiative': 'la iniciativa',
};
