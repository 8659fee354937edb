import type { MailTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: MailTexts = {
  codeSubject: '{code} es tu código para {host}',
  code: 'Este es tu código para {host}.',
  only: 'Escríbelo solo en {wallet}. No se lo des a nadie que te lo pida por correo, por teléfono o en un chat.',
  lasts: 'Sirve durante 10 minutos. Si no lo pediste, ignora este correo.',
  asked: 'Pedido con {browser}, {time}',
  recoverySubject: 'Alguien está recuperando tu billetera',
  recovery: 'Se usó tu código de recuperación. Podrá abrir tu billetera a partir de {until}.',
  holdersSubject: 'Cambió quién puede abrir tu billetera',
  holders: 'Se cambiaron los dispositivos o métodos de recuperación de tu billetera.',
  deletionSubject: 'Tu billetera se eliminará',
  deletion:
    'Pediste eliminar tu billetera. Ocurrirá el {until}. Hasta entonces puedes cancelarlo en los ajustes de tu billetera.',
  exportSubject: 'Se exportaron tus claves',
  export: 'Se exportaron las claves de tu billetera.',
  movedSubject: 'Cambió el correo de tu billetera',
  moved:
    'Cambió el correo con el que inicias sesión en tu billetera. Desde ahora los códigos van al otro buzón.',
  lostSubject: 'Cambiará el correo de tu billetera',
  lost: 'Se usó una llave de acceso para cambiar el correo de tu billetera sin este buzón. Ocurrirá el {until}. Hasta entonces se puede detener desde aquí.',
  keep: 'Si puedes leer esto y quieres conservar tu correo, detén el cambio:',
  linkedSubject: 'Otra forma de iniciar sesión',
  linked: 'Se añadió {provider} como forma de iniciar sesión en tu billetera.',
  unlinkedSubject: 'Se quitó una forma de iniciar sesión',
  unlinked: 'Se quitó {provider} como forma de iniciar sesión en tu billetera.',
  freeze: 'Si no fuiste tú, congela tu billetera. No firmará nada hasta que la abras de nuevo:',
  from: 'Este correo es de {wallet}. Nunca pide códigos ni palabras.',
  browser: 'Un navegador',
  browserOn: '{browser} en {system}',
  email: 'correo electrónico',
  passkey: 'una llave de acceso',
}
