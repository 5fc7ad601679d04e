import type { Key } from '@wartable/endor/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options':
    '--difficulty une ou plusieurs, séparées par des virgules ; --ties ask ou auto : qui départage les coups égaux des Impériaux ; --map un fichier ; --carried leia,ewok=4,security-code : qui est capturé, combien sont tombés et ce qui est conservé de la partie précédente.',
  'balance.cell-gentle': 'En douceur (de notre cru)',
  'balance.cell-more-stormtroopers': 'Plus de stormtroopers',
  'balance.cell-more-at-sts': 'Plus d’AT-ST',
  'balance.cell-four-cruisers': 'Quatre croiseurs',
  'balance.cell-no-rally': 'Pas de regroupement',
  'balance.cell-no-security-code': 'Pas de code de sécurité',
  'balance.cell-all-difficulties': 'Toutes les difficultés',
  'endor.facts': 'Tour {turn} · porte {door}/3 · tactique {tactic} · croiseurs perdus {cruisers}',
  'endor.boxes': 'Dans le complexe : {complex} · gardées : {kept} · blessés : {wounded}',
  'endor.odds': '{hit} % de toucher',
  'endor.aim': 'sur {targets}, {hit} % de toucher',
  'intro.goal':
    'Ouvrez la porte du bunker, faites entrer un héros dans le complexe et détruisez le générateur de bouclier avant la perte du cinquième croiseur. Chaque carte d’action fait agir certaines unités ; les Impériaux suivent des procédures fixes, et vous tranchez leurs égalités. Sur la carte : H Han, L Leia, C Chewbacca, D droïdes, T soldats, W chefs ewoks, E Ewoks, K catapultes ; a AT-ST, b motojets, s stormtroopers, g gardes ; : bois, ^ collines, @ entrée.',
};
