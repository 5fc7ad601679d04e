import type { Sentences } from '@wartable/kernel';
import type { notices as english } from '@wartable/web/online/text/notices.ts';

export const notices: Sentences<keyof typeof english> = {
  'notice.title': 'Sag mir, wenn ich am Zug bin',
  'notice.note': 'Nur während du nicht hinsiehst, und einmal für jeden Zug.',
  'notice.more': 'Andere Wege',
  'notice.push': 'Auf diesem Gerät, durch den Browser',
  'notice.push-http':
    'Der Browser zeigt Nachrichten nur über https. Über einfaches http hilft Mail oder ein Webhook, wo es das gibt.',
  'notice.push-install':
    'Auf einem iPhone oder iPad lege Wartable zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort.',
  'notice.push-unable': 'Dieser Browser kann keine Nachrichten zeigen.',
  'notice.push-denied':
    'Dem Browser wurde gesagt, dass er von hier keine Nachrichten zeigen soll. In seinen Einstellungen zu dieser Seite lässt sich das ändern.',
  'notice.push-failed': 'Der Browser konnte von seinem Nachrichtendienst nicht erreicht werden. Versuch es später noch einmal.',
  'notice.mail': 'Per Mail',
  'notice.mail-address': 'Mailadresse',
  'notice.mail-note': 'Zuerst geht eine Mail mit einem Link dorthin; es gilt, wenn der Link geöffnet wurde.',
  'notice.mail-waiting': '{address}: öffne den Link in der Mail, die wir geschickt haben',
  'notice.webhook': 'Per Webhook',
  'notice.webhook-address': 'Adresse (https)',
  'notice.webhook-note':
    'Ein paar Worte JSON werden dorthin geschickt, unterschrieben: Die Kopfzeile Wartable-Signature ist der HMAC-SHA256 des Inhalts mit dem Geheimnis, das hier gezeigt wird.',
  'notice.secret': 'Geheimnis: {secret}',
  'notice.add': 'Hinzufügen',
  'notice.drop': 'Entfernen',
  'notice.drop-named': 'Entfernen: {to}',
  'notice.trouble': 'Beim letzten Mal ging es nicht: {why}',
  'notice.trouble.not-https': 'die Adresse ist nicht https',
  'notice.trouble.unknown-host': 'diesen Namen gibt es nicht',
  'notice.trouble.not-public': 'die Adresse führt nicht in die Welt hinaus',
  'notice.trouble.timeout': 'keine Antwort zur rechten Zeit',
  'notice.trouble.unreachable': 'dort antwortet niemand',
  'notice.trouble.refused': 'dort wurde es abgelehnt',
  'notice.trouble.gone': 'es ist nicht mehr da',
  'notice.confirmed': 'Diese Adresse bekommt jetzt Mail, wenn du am Zug bist.',
  'notice.stopped': 'An diese Adresse geht keine Mail mehr.',
  'notice.link-old': 'Dieser Link wurde schon benutzt oder ist zu alt.',
  'orders.title': 'Ständige Befehle',
  'orders.note': 'Wird von selbst beantwortet, sofort, während andere spielen. Du kannst es jederzeit ändern.',
  'notice.your-turn': 'Du bist am Zug',
  'notice.begun': 'An deinem Tisch geht es los',
  'notice.sat-down': 'Jemand hat sich an deinen Tisch gesetzt',
};
