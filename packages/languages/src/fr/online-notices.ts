import type { Sentences } from '@wartable/kernel';
import type { notices as english } from '@wartable/web/online/text/notices.ts';

export const notices: Sentences<keyof typeof english> = {
  'notice.title': 'Me prévenir quand c’est mon tour',
  'notice.note': 'Seulement quand vous ne regardez pas, et une fois par tour.',
  'notice.more': 'D’autres façons',
  'notice.push': 'Sur cet appareil, par le navigateur',
  'notice.push-http':
    'Le navigateur n’affiche d’avis que par https. En simple http, utilisez le courriel ou un webhook, s’il y en a.',
  'notice.push-install':
    'Sur un iPhone ou un iPad, mettez d’abord Wartable sur l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-le de là.',
  'notice.push-unable': 'Ce navigateur ne peut pas afficher d’avis.',
  'notice.push-denied':
    'On a dit au navigateur de n’afficher aucun avis d’ici. Ses réglages pour cette page permettent d’en changer.',
  'notice.push-failed': 'Le service d’avis n’a pas pu joindre ce navigateur. Réessayez plus tard.',
  'notice.mail': 'Par courriel',
  'notice.mail-address': 'Adresse de courriel',
  'notice.mail-note': 'Un premier message y est envoyé avec un lien ; l’adresse compte une fois le lien ouvert.',
  'notice.mail-waiting': '{address} : ouvrez le lien du message que nous avons envoyé',
  'notice.webhook': 'Par webhook',
  'notice.webhook-address': 'Adresse (https)',
  'notice.webhook-note':
    'Quelques mots de JSON y sont envoyés, signés : l’en-tête Wartable-Signature est le HMAC-SHA256 du corps avec le secret affiché ici.',
  'notice.secret': 'Secret : {secret}',
  'notice.add': 'Ajouter',
  'notice.drop': 'Retirer',
  'notice.drop-named': 'Retirer : {to}',
  'notice.trouble': 'Cela n’a pas marché la dernière fois : {why}',
  'notice.trouble.not-https': 'l’adresse n’est pas en https',
  'notice.trouble.unknown-host': 'ce nom n’existe pas',
  'notice.trouble.not-public': 'l’adresse ne mène pas au monde extérieur',
  'notice.trouble.timeout': 'pas de réponse à temps',
  'notice.trouble.unreachable': 'personne n’y répond',
  'notice.trouble.refused': 'cela y a été refusé',
  'notice.trouble.gone': 'elle n’existe plus',
  'notice.confirmed': 'Cette adresse recevra un message quand c’est votre tour.',
  'notice.stopped': 'Plus aucun message n’est envoyé à cette adresse.',
  'notice.link-old': 'Ce lien a déjà servi, ou il est trop ancien.',
  'orders.title': 'Ordres permanents',
  'orders.note':
    'La réponse vient d’elle-même, aussitôt, pendant que les autres jouent. Vous pouvez changer d’avis à tout moment.',
  'notice.your-turn': 'C’est à vous de jouer',
  'notice.begun': 'La partie commence à votre table',
  'notice.sat-down': 'Quelqu’un s’est assis à votre table',
};
