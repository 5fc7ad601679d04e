import type { Key } from '@wartable/endor/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options':
    '--difficulty eine oder mehrere, durch Kommas getrennt; --ties ask oder auto: wer zwischen gleichen Zügen der Imperialen entscheidet; --map eine Datei; --carried leia,ewok=4,security-code: wer gefangen ist, wie viele gefallen sind und was vom Spiel davor aufgehoben ist.',
  'balance.cell-gentle': 'Sanft (von uns)',
  'balance.cell-more-stormtroopers': 'Mehr Sturmtruppen',
  'balance.cell-more-at-sts': 'Mehr AT-STs',
  'balance.cell-four-cruisers': 'Vier Kreuzer',
  'balance.cell-no-rally': 'Kein Sammeln',
  'balance.cell-no-security-code': 'Kein Sicherheitscode',
  'balance.cell-all-difficulties': 'Alles schwerer',
  'endor.facts': 'Zug {turn} · Tür {door}/3 · Taktik {tactic} · Kreuzer verloren {cruisers}',
  'endor.boxes': 'Im Komplex: {complex} · behalten: {kept} · verwundet: {wounded}',
  'endor.odds': '{hit} % Treffer',
  'endor.aim': 'auf {targets}, {hit} % Treffer',
  'intro.goal':
    'Öffne die Tür des Bunkers, bringe einen Helden in den Komplex und zerstöre den Schildgenerator, bevor der fünfte Kreuzer verloren ist. Jede Aktionskarte lässt bestimmte Einheiten handeln; die Imperialen folgen festen Verfahren, Gleichstände entscheidest du. Auf der Karte: H Han, L Leia, C Chewbacca, D Droiden, T Truppen, W Ewok-Anführer, E Ewoks, K Katapulte; a AT-ST, b Düsenschlitten, s Sturmtruppen, g Wachen; : Wald, ^ Hügel, @ Eingang.',
};
