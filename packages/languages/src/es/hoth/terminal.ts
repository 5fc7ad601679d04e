import type { Key } from '@wartable/hoth/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options':
    '--scenario 1 a 17 o un archivo (sin él, los 17 se turnan en un torneo); --seats 2 a 4; --leaders uno por jugador, separados por comas.',
  'help.campaign':
    'Jugar una campaña de la casa de Battle of Hoth, batalla tras batalla; los resultados deciden el camino y las cartas de apoyo se conservan.',
  'help.campaign-options':
    '--seat rebel, empire o both; --bot greedy o random; --new empieza de nuevo; --plain y --fast como en play.',
  'balance.cell-scenario': '{number} {title}',
  'balance.cell-leaders': '{number} con {rebel} contra {empire}',
  'hoth.turn': 'Turno {turn}',
  'hoth.odds': '{sum}{n} {n|dado|dados} · {hit} % una baja · {gone} % eliminada · {away} % retirada',
  'hoth.hand': 'mano {n}, mazo {pile}, descartes {discards}',
  'campaign.begin': 'Intro: empezar la batalla · q: salir',
  'campaign.damaged':
    'No se puede leer la campaña guardada ({reason}). Se ha apartado como {path}; sigue lo que se ha podido leer: {n} {n|batalla librada|batallas libradas}.',
  'campaign.battle-damaged':
    'No se puede leer la batalla guardada ({reason}). Se ha apartado como {path}; la batalla empieza de nuevo.',
  'campaign.other-battle': 'esta batalla pertenece a otro momento de la campaña',
  'campaign.score': 'Batalla {number} · batallas ganadas: Rebeldes {rebel}, Imperio {empire}',
  'intro.goal':
    'Gana las medallas que pide el escenario: una unidad enemiga eliminada vale una. En cada turno: juega una carta de Mando, da órdenes, mueve y luego ataca. Las unidades se nombran por su hexágono. I e i son infantería, S deslizadores, R artillería, W AT-AT, d droides, una letra por figura; <..> con órdenes; ^ risco, o rocas, [B] edificio, [W] nave estrellada, = trincheras, A serac, ~ grieta, * medalla o salida.',
};
