import type { Key } from '@wartable/endor/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options':
    '--difficulty una o varias, separadas por comas; --ties ask o auto: quién decide entre movimientos iguales de los imperiales; --map un archivo; --carried leia,ewok=4,security-code: quién está capturado, cuántos han caído y qué se guarda de la partida anterior.',
  'balance.cell-gentle': 'Suave (nuestra)',
  'balance.cell-more-stormtroopers': 'Más soldados de asalto',
  'balance.cell-more-at-sts': 'Más AT-ST',
  'balance.cell-four-cruisers': 'Cuatro cruceros',
  'balance.cell-no-rally': 'Sin reagrupamiento',
  'balance.cell-no-security-code': 'Sin código de seguridad',
  'balance.cell-all-difficulties': 'Todas las dificultades',
  'endor.facts': 'Turno {turn} · puerta {door}/3 · táctica {tactic} · cruceros perdidos {cruisers}',
  'endor.boxes': 'En el complejo: {complex} · guardadas: {kept} · con heridas: {wounded}',
  'endor.odds': '{hit} % de impacto',
  'endor.aim': 'a {targets}, {hit} % de impacto',
  'intro.goal':
    'Abre la puerta del búnker, mete a un héroe en el complejo y destruye el generador de escudo antes de perder el quinto crucero. Cada carta de acción hace actuar a algunas unidades; los imperiales siguen procedimientos fijos y tú decides sus empates. En el mapa: H Han, L Leia, C Chewbacca, D droides, T soldados, W jefes ewok, E ewoks, K catapultas; a AT-ST, b motojets, s soldados de asalto, g guardias; : bosque, ^ colinas, @ entrada.',
};
