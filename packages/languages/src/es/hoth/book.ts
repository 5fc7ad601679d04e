import type { Key } from '@wartable/hoth/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.hoth/board':
    'Dos ejércitos se encuentran en la nieve de Hoth. En tu turno juegas una carta de Mando, mueves las unidades a las que da órdenes, atacas con ellas y robas una carta. Gana quien antes tenga las medallas que pide el escenario.',
  'intro.hoth/attack':
    'Un ataque, paso a paso: se nombran el atacante y su objetivo; se comprueban el alcance y la línea de visión; se cuentan los dados; se tiran; se retira una miniatura por impacto; después el objetivo se retira.',
  'intro.hoth/badge':
    'Una insignia hace especial a una unidad. Cada unidad tiene una como mucho, desde el principio hasta el final de la batalla.',
  'more.hoth/turn/play': 'En cada turno se juega una carta, aunque no dé órdenes a nadie. La mano no tiene límite.',
  'more.hoth/turn/move':
    'Una unidad termina su movimiento antes de que empiece la siguiente, y se mueve una vez por turno salvo que una carta diga otra cosa. Puede cruzar las líneas entre secciones. Las unidades nunca se dividen ni se juntan.',
  'more.hoth/turn/draw': 'Si no hay cartas ni en el mazo ni en los descartes, no se roba ninguna.',
  'more.hoth/attack/range':
    'Un ataque a un enemigo en un hexágono vecino es combate cercano. Una unidad junto a un enemigo puede atacar a otro más lejano.',
  'more.hoth/attack/modifiers':
    'Los dados adicionales nunca aumentan el alcance. Lo que restan ambos lugares se suma: unos deslizadores en una nave estrellada contra infantería en unas rocas vecinas tienen 4 dados menos 2 menos 2, así que no pueden atacar.',
  'more.hoth/attack/confirmation':
    'Lo que permite volver a tirar dados no cambia esta tirada. Con un impacto cae un AT-AT 1 de cada 6 veces; con dos, 11 de cada 36.',
  'more.hoth/sight/edge': 'Varias obstrucciones en un mismo lado no bloquean. Un hexágono tocado solo en una esquina no cuenta.',
  'more.hoth/sight/ridges':
    'Si solo una de las dos está en un risco, valen las reglas normales. Una estructura en un risco cuenta como objetivo en un risco.',
  'more.hoth/retreat/direction': 'Cada paso lleva a un hexágono vecino de la fila siguiente; hay dos como mucho.',
  'more.hoth/retreat/blocked':
    'Puede hacer parte del camino y perder miniaturas por el resto. Si pierde así su última miniatura queda eliminada, con la medalla habitual.',
  'more.hoth/badge/assault':
    'El enemigo debe haber dejado su hexágono: eliminado o retirado. Lo que la carta da este turno vale también para el segundo ataque, que va antes que el de cualquier otra unidad.',
  'more.hoth/badge/e-web': 'Empieza la batalla en posición estática. Una retirada no lo cambia.',
  'more.hoth/structures/attack': 'Nunca se retiran y no dan medalla salvo que el escenario lo diga.',
  'more.hoth/objective/temporary':
    'Vuelve a su hexágono en cuanto la unidad se va, se retira o es eliminada. Para tenerla, una unidad debe terminar allí un movimiento, una retirada o una arremetida; pasar no basta.',
  'more.hoth/teams/order':
    'Con cuatro jugadores: el primero de un bando, el primero del otro y después el segundo de cada uno. Con tres, quien juega solo actúa después de cada compañero.',
  'more.hoth/teams/open-hands': 'Pueden hablar de ellas, en voz alta y delante de sus rivales; decide quien tiene el turno.',
  'table.units': 'Las unidades',
  'table.unit': 'Unidad',
  'table.figures': 'Miniaturas',
  'table.move': 'Mueve',
  'table.attack': 'Ataca tras',
  'table.dice': 'Dados por distancia',
  'table.hit-by': 'La alcanza',
  'table.medals': 'Medallas',
  'table.terrains': 'El terreno',
  'table.terrain': 'Terreno',
  'table.closed': 'Cerrado para',
  'table.stops': 'Detiene',
  'table.less': 'Dados menos',
  'table.less-vehicle': 'Menos para vehículos',
  'table.from': 'Menos para vehículos que atacan desde aquí',
  'table.sight': 'Bloquea la visión',
  'table.faces': 'Las caras de un dado',
  'table.face': 'Símbolo',
  'table.of-six': 'De seis caras',
  'table.hits': 'Alcanza a',
  'table.scenarios': 'Los escenarios',
  'table.scenario': 'Escenario',
  'table.begins': 'Empieza',
  'table.hands': 'Cartas: Rebeldes, Imperio',
  'table.to-win': 'Medallas para ganar: Rebeldes, Imperio',
  'table.yes': 'sí',
  'table.everybody': 'todos',
  'table.no': 'no',
  'sight.board': 'Una línea de visión: se pueden mover los dos extremos',
  'sight.end': 'un extremo de la línea',
  'sight.free': 'De {from} a {to} la línea de visión está libre.',
  'sight.blocked': 'De {from} a {to} la línea de visión está bloqueada: {blockers}.',
  'sight.edge': 'De {from} a {to} el borde del tablero bloquea la línea de visión.',
  'sight.not-there': 'Ahí no puede estar nadie.',
  'sight.how': 'Arrastra un extremo de la línea, o elige un extremo y después un hexágono. Con teclas: flechas e Intro.',
};
