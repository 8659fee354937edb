import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Introduce el código',
  'secure.codeLead': 'Lo enviamos a {email}.',
  'secure.code': 'Código del correo',
  'secure.digit': 'Dígito {number}',
  'secure.codeWrong':
    '{count, plural, one {Ese código no es correcto. Queda # intento.} other {Ese código no es correcto. Quedan # intentos.}}',
  'secure.codeOver': 'Este código ya no sirve. Pide uno nuevo.',
  'secure.throttled': 'Demasiados intentos. Inténtalo de nuevo dentro de {time}.',
  'secure.service':
    'No se pudo acceder a la billetera. Revisa tu conexión a internet e inténtalo de nuevo.',
  'secure.minutes': '{count, plural, one {# minuto} other {# minutos}}',
  'secure.hours': '{count, plural, one {# hora} other {# horas}}',
  'secure.resend': 'Reenviar código',
  'secure.resendIn': 'Reenviar en {seconds} s',
  'secure.resent': 'Código enviado de nuevo.',
  'secure.noMail': '¿Aún no llega el correo? Mira en la carpeta de spam.',
  'secure.otherEmail': 'Usar otro correo',

  'secure.passkeyTitle': 'Usa tu llave de acceso',
  'secure.passkeyLead': 'Si aún no tienes una billetera aquí, crea una.',
  'secure.usePasskey': 'Usar una llave de acceso',
  'secure.useCode': 'Usar un código de recuperación',
  'secure.incomplete': 'No se usó ninguna llave de acceso. Inténtalo de nuevo o elige otra opción.',
  'secure.wrongPasskey': 'Esta llave de acceso no funciona aquí. Usa otra o elige otra opción.',
  'secure.lackingPasskey':
    'Con esta llave de acceso inicias sesión, pero no puedes abrir tu billetera. Para eso necesitas un código de recuperación.',

  'secure.methodTitle': 'Elige cómo recuperar tu billetera',
  'secure.methodLead':
    'Lo necesitas para abrir tu billetera en otro navegador o si pierdes este dispositivo.',
  'secure.testTitle': 'Prueba tu llave de acceso',
  'secure.testLead': 'Usa una vez tu nueva llave de acceso para comprobar que abre tu billetera.',

  'secure.saveTitle': 'Guarda tu código de recuperación',
  'secure.saveLead':
    'Lo necesitas para abrir tu billetera en otro navegador o si pierdes este dispositivo. Anótalo en papel o guárdalo en un gestor de contraseñas.',
  'secure.saveWarning':
    'No tenemos copia y no podemos restablecerlo. Si pierdes este dispositivo y este código, se pierde todo lo que hay en tu billetera. Nunca compartas este código.',
  'secure.codeName': 'Código de recuperación',
  'secure.copy': 'Copiar código',
  'secure.copied': 'Código copiado',
  'secure.saved': 'Ya lo guardé',

  'secure.confirmTitle': 'Comprueba que lo guardaste',
  'secure.confirmLead':
    'Introduce estas dos partes de tu código de recuperación desde la copia que guardaste.',
  'secure.part': 'Parte {number}',
  'secure.confirmWrong':
    'No coincide con tu código de recuperación. Revisa tu copia o muestra el código de nuevo.',
  'secure.showCode': 'Mostrar el código de nuevo',
  'secure.create': 'Crear billetera',
  'secure.creating': 'Creando tu billetera…',

  'secure.createdTitle': 'Tu billetera está lista',
  'secure.compatible': '{network} y redes compatibles',
  'secure.continue': 'Continuar',

  'secure.recoverTitle': 'Introduce tu código de recuperación',
  'secure.recoverLead':
    'Tu billetera es nueva en este navegador. El código que guardaste al crear tu billetera la abre aquí.',
  'secure.openTitle': 'Abre tu billetera',
  'secure.openLead':
    'Tu billetera es nueva en este navegador. Ábrela con tu llave de acceso o con tu código de recuperación.',
  'secure.mistyped':
    'Este código está incompleto o tiene un error de escritura. Compáralo con la copia que guardaste.',
  'secure.notYours':
    'Este código es de otra billetera. Introduce el que guardaste para esta cuenta.',
  'secure.held':
    'Esta espera te protege si otra persona tiene tu código. Vuelve dentro de {time} e introdúcelo de nuevo.',
  'secure.open': 'Abrir billetera',
  'secure.opening': 'Abriendo tu billetera…',

  'secure.secondLead':
    'En un dispositivo nuevo no basta una llave de acceso. Introduce el código que enviamos a {email}.',
  'secure.oldCodeLead': 'Introduce el código que enviamos a tu correo actual {email}.',
  'secure.newCodeLead': 'Ahora introduce el código que enviamos a tu correo nuevo {email}.',
  'secure.emailLead':
    'Recibes tus códigos en {email}. Primero enviaremos uno ahí y después otro a tu correo nuevo.',
  'secure.newEmail': 'Correo nuevo',
  'secure.emailInvalid': 'Introduce una dirección de correo válida.',
  'secure.emailSame': 'Este ya es tu correo. Introduce otro.',
  'secure.emailTaken': 'Otra cuenta usa este correo. No se cambió nada. Introduce otro.',
  'secure.noEmail':
    'Aquí no inicias sesión con un código por correo, así que no hay ningún correo que cambiar.',

  'secure.lostEmail': 'No puedo abrir este buzón',
  'secure.lostLead':
    'Confirma con tu llave de acceso y luego con un código enviado a tu correo nuevo. El cambio tarda 72 horas y tu buzón anterior {email} puede detenerlo hasta entonces.',
  'secure.waitingTitle': 'Tu correo va a cambiar',
  'secure.waitingLead':
    'Tu correo será {email} dentro de {time}. Hasta entonces inicias sesión como antes.',
  'secure.stopChange': 'Detener el cambio',
  'secure.keepTitle': '¿Conservar tu correo?',
  'secure.keepLead':
    'Alguien usó una llave de acceso de tu billetera para cambiar su correo sin este buzón. Si quieres conservarlo, detén el cambio aquí.',
  'secure.keptTitle': 'Tu correo se queda',
  'secure.keptLead':
    'El cambio se detuvo. Si no lo pediste, elimina en los ajustes de tu billetera los dispositivos y llaves de acceso que no conozcas.',
  'secure.linkOverTitle': 'Este enlace ya no sirve',
  'secure.keepOverLead':
    'El cambio ya se detuvo o ya se hizo. Los ajustes de tu billetera muestran el correo con el que inicias sesión.',
  'secure.freezeTitle': '¿Congelar tu billetera?',
  'secure.freezeLead':
    'Tu billetera no firmará nada, en ningún navegador, hasta que la abras de nuevo en sus ajustes.',
  'secure.freeze': 'Congelar billetera',
  'secure.frozenTitle': 'Tu billetera está congelada',
  'secure.frozenLead':
    'Ahora no firma nada. Inicia sesión, ábrela de nuevo en los ajustes de tu billetera y elimina los dispositivos y formas de iniciar sesión que no conozcas.',
  'secure.freezeOverLead':
    'Ya se usó o es demasiado antiguo. Usa el enlace de un correo más reciente o elimina los dispositivos que no conozcas en los ajustes de tu billetera.',
  'secure.linkTitle': 'Ya tienes una billetera',
  'secure.linkLead':
    'Pertenece a {email}. Confirma que es tuya y este inicio de sesión también la abrirá.',
  'secure.linkWrong': 'Ese inicio de sesión no abre esta billetera. Usa otro o elige otra opción.',
  'secure.linkIncomplete':
    'El inicio de sesión no se completó. Inténtalo de nuevo o elige otra opción.',
  'secure.linkBlocked': 'Tu navegador bloqueó la ventana. Inténtalo de nuevo para abrirla.',
  'secure.linkWaiting': 'Termina en la ventana de {provider}.',
  'secure.useEmail': 'Recibir un código por correo',
  'secure.useProvider': 'Continúa con {provider}',
  'secure.linkSeparate': 'Crear una billetera aparte',

  'secure.useDevice': 'Usar otro dispositivo',
  'secure.deviceLead':
    'En un dispositivo que ya abre tu billetera, ve a los ajustes de la cuenta en esta app, elige «{add}» e introduce este código.',
  'secure.deviceCode': 'Código de este dispositivo',
  'secure.deviceWaiting': 'Esperando a tu otro dispositivo…',
  'secure.deviceOffline': 'No tienes conexión. Continuaremos cuando vuelvas a tenerla.',
  'secure.otherWay': 'Elegir otra opción',
  'secure.addLead':
    'Inicia sesión en el dispositivo nuevo y elige allí «{other}». Después introduce el código que muestra.',
  'secure.addCode': 'Código del dispositivo nuevo',
  'secure.addWarning':
    'Un dispositivo que añades puede gastar todo lo que hay en tu billetera. Añade solo uno que tengas delante.',
  'secure.addMistyped': 'El código tiene 12 caracteres. Compáralo con el del dispositivo nuevo.',
  'secure.addWrong':
    'Ninguno de tus dispositivos muestra este código. Compáralo con el del dispositivo nuevo.',

  'secure.deviceScan': 'O escanea este código con su cámara.',
  'secure.deviceAskLead': '{device} pide abrir tu billetera. Comprueba que muestra este código:',
  'secure.deviceFront': 'Lo tengo delante y muestra este código',
  'secure.deviceAskNote':
    'Si no empezaste esto, cierra esta página. Puede que otra persona pueda iniciar sesión como tú.',
  'secure.deviceGoneTitle': 'No hay ningún dispositivo nuevo',
  'secure.deviceGoneLead':
    'Ninguno de tus dispositivos espera con este código. Empieza de nuevo en el dispositivo nuevo y escanea el código que muestra.',
  'secure.deviceLockedTitle': 'Tu billetera no está abierta en este navegador',
  'secure.deviceLockedLead':
    'Inicia sesión aquí en la app con la que usas tu billetera y escanea el código de nuevo. O introdúcelo allí en «{add}».',
  'secure.deviceFailedTitle': 'El dispositivo no se añadió',
  'secure.deviceFailedLead':
    'Revisa los ajustes de tu billetera y empieza de nuevo en el dispositivo nuevo.',
  'secure.nothingTitle': 'No hay nada que hacer aquí',
  'secure.nothingLead':
    'Esta ventana pertenece a tu billetera. Ciérrala y empieza de nuevo en la app de la que vienes.',

  'secure.approveTitle': '¿Aprobar esta solicitud?',
  'secure.receiver': 'Dirección del destinatario',
  'secure.unsigned':
    'No se pudo acceder a la billetera, así que no se firmó nada. Revisa tu conexión a internet e inténtalo de nuevo.',
  'secure.signing': 'Firmando…',
  'secure.together': 'Todo esto ocurre a la vez o no ocurre nada.',
  'secure.upgradeNote':
    'Conserva su dirección y lo que contiene. A partir de entonces ejecuta el código de {name}, que nadie puede cambiar.',
  'secure.upgradeAgree': 'Convertir mi cuenta en inteligente',
  'secure.leaves': 'Sale de tu cuenta',
  'secure.removalNote': 'También termina lo que las apps pueden hacer con este código.',
  'secure.approvedTitle': 'Aprobado',
  'secure.declinedTitle': 'Rechazado',
  'secure.overTitle': 'Esta solicitud ha terminado',
  'secure.overLead': 'La app la retiró o tardó demasiado. No se firmó nada en esta ventana.',
  'secure.unsignedTitle': 'No se pudo firmar',
  'secure.backLead': 'Cierra esta ventana y vuelve a la app.',

  'secure.pairTitle': 'Introduce el código de la ventana',
  'secure.pairLead': 'La ventana de tu billetera muestra seis dígitos.',
  'secure.pairCode': 'Código en la ventana',
  'secure.pairWrong': 'Ese código no es correcto. Compáralo con la ventana.',
  'secure.pairOther': 'Abrir otra ventana',
  'secure.shownCodeTitle': 'Introduce este código en la app',
  'secure.shownCodeLead':
    'Vuelve a la app de la que vienes e introduce estos seis dígitos. Si no abriste tú esta ventana desde allí, ciérrala.',
  'secure.shownCode': 'Código de esta ventana',
  'secure.lockedTitle': 'Inicia sesión de nuevo',
  'secure.lockedLead':
    'Esta ventana no tiene sesión iniciada en la billetera solicitada. Ciérrala e inicia sesión de nuevo en la app.',
}
