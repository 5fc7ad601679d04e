import type { Sentences } from '@wartable/kernel';
import type { notices as english } from '@wartable/web/online/text/notices.ts';

export const notices: Sentences<keyof typeof english> = {
  'notice.title': 'Avísame cuando me toque',
  'notice.note': 'Solo mientras no estás mirando, y una vez por turno.',
  'notice.more': 'Otras maneras',
  'notice.push': 'En este dispositivo, con el navegador',
  'notice.push-http': 'El navegador solo muestra avisos por https. Con http a secas, usa el correo o un webhook, donde lo haya.',
  'notice.push-install':
    'En un iPhone o iPad, pon primero Wartable en la pantalla de inicio (Compartir y luego «Añadir a pantalla de inicio») y ábrelo desde allí.',
  'notice.push-unable': 'Este navegador no puede mostrar avisos.',
  'notice.push-denied':
    'Se le ha dicho al navegador que no muestre avisos de aquí. En sus ajustes para esta página se puede cambiar.',
  'notice.push-failed': 'El servicio de avisos no ha podido llegar a este navegador. Inténtalo más tarde.',
  'notice.mail': 'Por correo',
  'notice.mail-address': 'Dirección de correo',
  'notice.mail-note': 'Primero se envía allí un correo con un enlace; cuenta cuando se ha abierto el enlace.',
  'notice.mail-waiting': '{address}: abre el enlace del correo que hemos enviado',
  'notice.webhook': 'Por webhook',
  'notice.webhook-address': 'Dirección (https)',
  'notice.webhook-note':
    'Se envían allí unas palabras de JSON, firmadas: la cabecera Wartable-Signature es el HMAC-SHA256 del contenido con el secreto que se muestra aquí.',
  'notice.secret': 'Secreto: {secret}',
  'notice.add': 'Añadir',
  'notice.drop': 'Quitar',
  'notice.drop-named': 'Quitar: {to}',
  'notice.trouble': 'La última vez no funcionó: {why}',
  'notice.trouble.not-https': 'la dirección no es https',
  'notice.trouble.unknown-host': 'ese nombre no existe',
  'notice.trouble.not-public': 'la dirección no lleva al mundo exterior',
  'notice.trouble.timeout': 'no hubo respuesta a tiempo',
  'notice.trouble.unreachable': 'allí no contesta nadie',
  'notice.trouble.refused': 'allí se rechazó',
  'notice.trouble.gone': 'ya no está',
  'notice.confirmed': 'Esta dirección recibirá un correo cuando te toque.',
  'notice.stopped': 'Ya no se enviarán correos a esta dirección.',
  'notice.link-old': 'Este enlace ya se ha usado o es demasiado antiguo.',
  'orders.title': 'Órdenes permanentes',
  'orders.note': 'Se contesta solo, al momento, mientras juegan los demás. Puedes cambiarlo cuando quieras.',
  'notice.your-turn': 'Te toca jugar',
  'notice.begun': 'La partida ha empezado en tu mesa',
  'notice.sat-down': 'Alguien se ha sentado a tu mesa',
};
