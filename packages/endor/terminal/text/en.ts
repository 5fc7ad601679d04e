export const en = {
  'help.options':
    '--difficulty one or more, separated by commas; --ties ask or auto: who decides between equal moves of the Imperials; --map a file; --carried leia,ewok=4,security-code: who is captured, how many have fallen and what is kept from the game before.',
  'balance.cell-gentle': 'Gentle (ours)',
  'balance.cell-more-stormtroopers': 'More stormtroopers',
  'balance.cell-more-at-sts': 'More AT-STs',
  'balance.cell-four-cruisers': 'Four cruisers',
  'balance.cell-no-rally': 'No rally',
  'balance.cell-no-security-code': 'No security code',
  'balance.cell-all-difficulties': 'Everything harder',
  'endor.facts': 'Turn {turn} · door {door}/3 · tactic {tactic} · cruisers lost {cruisers}',
  'endor.boxes': 'In the complex: {complex} · kept: {kept} · wounded: {wounded}',
  'endor.odds': '{hit} % a hit',
  'endor.aim': 'at {targets}, {hit} % a hit',
  'intro.goal':
    'Open the door of the bunker, get a hero into the complex and destroy the shield generator before the fifth cruiser is lost. Each action card lets some units act; the Imperials follow fixed procedures, and you decide their ties. On the map: H Han, L Leia, C Chewbacca, D droids, T troopers, W Ewok leaders, E Ewoks, K catapults; a AT-ST, b bikes, s stormtroopers, g security; : woods, ^ hills, @ entrance.',
} as const;

export type Key = keyof typeof en;
