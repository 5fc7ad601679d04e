import type { Sentences } from '@wartable/kernel';
import type { Key } from './en.ts';

export const es: Sentences<Key> = {
  'error.command': 'no existe la orden «{command}»{hint}',
  'error.option': 'opción desconocida: {option}{hint}',
  'error.arguments': '{reason}',
  'error.number': '{option} espera un número entero de {least} a {most}, no «{value}»',
  'error.word': '{option} no admite «{value}»; valores posibles: {words}',
  'error.game': 'no existe el juego «{id}»; disponibles: {games}',
  'error.bot':
    'no existe el bot «{name}»; hay random, greedy, search:200ms (un tiempo), search:500 (iteraciones) y de level:1 a level:6',
  'error.bots': '--bots necesita {need} nombres separados por comas; recibidos: {have}',
  'error.missing': 'falta {what}',
  'error.surplus': 'sobra un argumento: «{what}»',
  'error.unreadable': 'no se puede leer {path} ({reason})',
  'error.no-cases': 'no hay archivos .yaml en {path}',
  'error.no-save': 'no hay ninguna partida guardada en {path}',
  'error.help': 'consulta wartable {command} --help',

  'help.usage': 'Uso',
  'help.example': 'Ejemplo',
  'help.commands': 'Órdenes (wartable <orden> --help da más detalles)',
  'help.languages': '--lang en, fr, de o es elige el idioma; si falta, se usa el de tu sistema.',
  'help.play':
    'Jugar en la terminal, contra un bot o dos personas con un mismo teclado. La partida se guarda tras cada respuesta y sigue donde la dejaste.',
  'help.play-options':
    '--seat leia, vader o both; --bot greedy o random; --setup standard o first-game (duel); --scenario 1 a 17 o un archivo, --seats 2 a 4, --leaders uno por jugador (hoth); --difficulty, --ties ask o auto, --map un archivo (endor); --resume sigue con la partida guardada, --new empieza otra; --seed fija los dados y las barajadas; --plain para lectores de pantalla: sin colores y sin borrar la pantalla; --fast: los bots responden sin pausa.',
  'help.campaign':
    'Jugar una campaña de la casa de Battle of Hoth, batalla tras batalla; los resultados deciden el camino y las cartas de apoyo se conservan.',
  'help.campaign-options':
    '--seat rebel, empire o both; --bot greedy o random; --new empieza de nuevo; --plain y --fast como en play.',
  'help.simulate':
    'Hacer que los bots jueguen muchas partidas y contar: victorias con su intervalo del 95 %, duración, velocidad. La misma semilla da las mismas partidas.',
  'help.simulate-options':
    '--bots un nombre por bando (random, greedy); --games número de partidas; --seed cualquier texto; --setup como en play; --json para programas.',
  'help.replay': 'Contar con palabras una partida grabada y mostrar la mesa, al final o en cualquier entrada de su registro.',
  'help.replay-options':
    '--to N se detiene tras N entradas; --view con un bando o spectator muestra solo lo que veía; --position imprime el documento de la posición; --json imprime los sucesos.',
  'help.verify':
    'Comprobar la grabación de una partida terminada: la semilla corresponde al compromiso, cada dado y cada barajada se deducen de ella y cada respuesta era válida.',
  'help.verify-options': '--json para programas.',
  'help.cases':
    'Ejecutar casos del reglamento ejecutable, del repositorio o de cualquier otro lugar. docs/cases.md describe el formato.',
  'help.cases-options': '--json para programas.',
  'help.coverage': 'Listar las reglas que ningún caso muestra y los casos que no nombran ninguna regla.',
  'help.coverage-options': '--game solo este juego; --json para programas.',
  'help.fuzz':
    'Jugar partidas al azar y comprobar cada garantía en cada estado. Si algo falla, la partida queda en una grabación que replay puede abrir.',
  'help.fuzz-options': '--games número de partidas; --seed cualquier texto; --setup como en play; --out carpeta para los fallos.',

  'cases.expected': 'esperado',
  'cases.found': 'obtenido',
  'coverage.bare': 'ningún caso muestra esta regla',
  'coverage.stray': 'no nombra ninguna regla conocida',
  'coverage.summary': '{covered} de {rules} reglas se muestran en {cases} casos',
  'fuzz.passed': '{games} {games|partida|partidas}, {decisions} {decisions|decisión|decisiones}: se cumplen todas las garantías',
  'fuzz.failed': 'partida {seed}: {promise}',
  'fuzz.written': 'La partida está en {path}: wartable replay {path}',
  'replay.undo': '{seat} deshace su última respuesta.',
  'replay.concede': '{seat} se rinde.',
  'simulate.wins': '{seat} ({bot}) – victorias: {n}, {share} % ({low}–{high})',
  'simulate.draws': 'empates: {n}',
  'simulate.losses': 'derrotas: {n}',
  'simulate.length': '{mean} decisiones por partida (mínimo {shortest}, mediana {median}, máximo {longest})',
  'simulate.speed': '{games} partidas por segundo, {decisions} decisiones por segundo',
  'verify.commitment': 'la semilla corresponde al compromiso previo a la partida',
  'verify.chance': '{n} {n|dado o barajada se deduce|dados y barajadas se deducen} de la semilla',
  'verify.answers': '{n} {n|respuesta era válida|respuestas eran válidas}',
  'verify.outcome': 'el resultado es el que consta en la grabación (victoria: {winners})',

  'duel.initiative': 'Ronda {round} · iniciativa: {side}',
  'duel.initiative-taken': 'Ronda {round} · iniciativa tomada por {side}',
  'duel.counts': 'mano {hand} · mazo {deck} · descarte {discard} · recursos {ready}/{total}',
  'duel.leader-ready': 'carta preparada',
  'duel.leader-exhausted': 'carta agotada',
  'duel.leader-deployed': 'en juego',
  'duel.epic-left': 'aún se puede desplegar',
  'duel.hand': 'Mano',
  'duel.figures': '{power} de poder, {hp} PV',

  'endor.facts': 'Turno {turn} · puerta {door}/3 · táctica {tactic} · cruceros perdidos {cruisers}',
  'endor.boxes': 'En el complejo: {complex} · guardadas: {kept} · con heridas: {wounded}',
  'endor.odds': '{hit} % de impacto',
  'hoth.turn': 'Turno {turn}',
  'hoth.odds': '{sum}{n} {n|dado|dados} · {hit} % una baja · {gone} % eliminada · {away} % retirada',
  'hoth.hand': 'mano {n}, mazo {pile}, descartes {discards}',

  'campaign.begin': 'Intro para empezar la batalla.',
  'campaign.score': 'Batalla {number} · batallas ganadas: Rebeldes {rebel}, Imperio {empire}',
  'play.game': '¿Qué juego?',
  'play.seat': '{n}  Jugar con {seat} contra el ordenador',
  'play.everybody': '{n}  Todos en este teclado',
  'play.goal':
    'Ganas cuando la base enemiga se queda sin PV. En cada turno haces una sola acción: jugar una carta (coste entre paréntesis, se paga con recursos), atacar con una unidad preparada, usar una Acción, tomar la iniciativa para la próxima ronda o pasar. Las unidades luchan en su arena; todas pueden atacar la base. Cuando ambos han pasado, cada uno roba dos cartas y puede poner una como recurso.',
  'play.goal-hoth':
    'Gana las medallas que pide el escenario: una unidad enemiga eliminada vale una. En cada turno: juega una carta de Mando, da órdenes, mueve y luego ataca. Las unidades se nombran por su hexágono. I e i son infantería, S deslizadores, R artillería, W AT-AT, d droides, una letra por figura; <..> con órdenes; ^ risco, o rocas, [B] edificio, [W] nave estrellada, = trincheras, A serac, ~ grieta, * medalla o salida.',
  'play.goal-endor':
    'Abre la puerta del búnker, mete a un héroe en el complejo y destruye el generador de escudo antes de perder el quinto crucero. Cada carta de acción hace actuar a algunas unidades; los imperiales siguen procedimientos fijos y tú decides sus empates. En el mapa: H Han, L Leia, C Chewbacca, D droides, T soldados, W jefes ewok, E ewoks, K catapultas; a AT-ST, b motojets, s soldados de asalto, g guardias; : bosque, ^ colinas, @ entrada.',
  'play.continue': 'Hay una partida guardada.\n  1  Seguir con ella\n  2  Empezar una nueva (se abandona la guardada)',
  'play.damaged': 'No se puede leer la partida guardada ({reason}). Se ha apartado como {path}; empieza una nueva.',
  'play.ask': '1–{n}, o h para la ayuda:',
  'play.pause': 'Intro: seguir · u: deshacer',
  'play.thinking': 'pensando…',
  'play.advice': 'El consejero elegiría {n}: {label}',
  'play.help':
    'Escribe el número de una opción, o su hexágono (d4).  u deshacer · a consejo · ? cosa: ¿por qué no? (? han solo) · c carta: su texto · r palabras: reglamento · l mostrar la mesa · concede rendirse · q guardar y salir',
  'play.legend':
    'En la mesa: Nombre poder/PV restantes, entre paréntesis si está agotada, § Centinela, +n Incursión, ♥n Restaurar.',
  'play.hand-over': 'Pasa el teclado a {seat} y pulsa Intro.',
  'play.not-understood': 'No se entiende «{typed}»; h muestra lo que puedes escribir.',
  'play.legal': 'Puedes hacerlo: {intent}.',
  'play.no-card': 'No hay ninguna carta «{typed}».',
  'play.no-rule': 'Ninguna regla se llama «{typed}».',
  'play.undo-nothing': 'No hay nada que deshacer.',
  'play.undo-chance': 'No se puede deshacer: desde entonces ha intervenido el azar.',
  'play.undo-reveal': 'No se puede deshacer: desde entonces has visto cartas nuevas.',
  'play.undo-answer': 'No se puede deshacer: tu rival ya ha respondido.',
  'play.saved': 'Partida guardada. Para seguir cuando quieras: wartable play --resume',
  'play.won': '¡Gana {seat}!',
  'play.lost': 'Has perdido.',
  'play.draw': 'Empate.',
  'play.record': 'La grabación está en {path}. Cualquiera puede comprobarla: wartable verify {path}',
};
