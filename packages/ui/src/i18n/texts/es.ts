import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Esta app no está bien configurada, por eso esto aún no funciona. Avisa a sus creadores.'
const again = 'Algo falló por el camino. Inténtalo de nuevo.'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<BaseTextKey> = {
  'button.connect': 'Conectar billetera',
  'button.connecting': 'Conectando…',
  'button.switchNetwork': 'Cambiar de red',
  'button.unknownNetwork': 'Red desconocida',
  'button.selectNetwork': 'Elegir red',
  'button.account': 'Cuenta',
  'modal.back': 'Atrás',
  'modal.close': 'Cerrar',
  'modal.stuck': 'Para seguir, cambia de red o desconecta la billetera.',
  'view.loading': 'Cargando',
  'view.failedTitle': 'Esta parte no se cargó',
  'view.failedText':
    'Puede que no tengas conexión. No se perdió nada: revísala e inténtalo de nuevo.',
  'view.retry': 'Reintentar',
  'alert.dismiss': 'Descartar',
  'details.label': 'Detalles',
  'details.copy': 'Copiar detalles',
  'details.copied': 'Detalles copiados',
  'copy.failed': 'Aquí no se permite copiar. Selecciona el texto y cópialo a mano.',
  'search.clear': 'Borrar la búsqueda',
  'link.newTab': '(se abre en otra pestaña)',

  'connect.title': 'Conectar una billetera',
  'connect.recent': 'Recientes',
  'connect.installed': 'En este dispositivo',
  'connect.popular': 'Populares',
  'connect.more': 'Más billeteras',
  'connect.wallets': 'Billeteras',
  'connect.notInstalled': 'No instalada',
  'connect.unverified': 'Sin verificar',
  'connect.contested': 'Identidad duplicada',
  'connect.otherChain': 'No está en {network}',
  'connect.all': 'Todas las billeteras',
  'connect.loading': 'Cargando billeteras',
  'connect.partial': 'Algunas billeteras no se pudieron cargar.',
  'connect.noneHere':
    'No se encontró ninguna billetera en este navegador. Cualquiera de estas sirve.',
  'connect.noneHerePhone':
    'Para conectarte, abre esta página en el navegador de tu app de billetera. Cualquiera de estas tiene uno.',
  'connect.nothing': 'Ahora mismo no hay forma de conectarse aquí.',
  'connect.help': '¿Qué es una billetera?',
  'connect.emptyTitle': 'No hay ninguna billetera',
  'connect.emptyText':
    'Una billetera guarda tu dinero y tus cuentas en la web, y te permite entrar sin contraseña.',
  'connect.emptyHint': '¿Acabas de instalar una? Aparecerá aquí sola.',
  'connect.emptyHintPhone':
    'En el teléfono, abre esta página en el navegador de tu app de billetera.',
  'connect.get': 'Obtener una billetera',
  'connect.legalOne': 'Al conectarte, aceptas {link}.',
  'connect.legalBoth': 'Al conectarte, aceptas {terms} y {privacy}.',
  'connect.agreeOne': 'Acepto {link}.',
  'connect.agreeBoth': 'Acepto {terms} y {privacy}.',
  'connect.agreeFirst': 'Primero acepta y luego elige una billetera.',
  'connect.terms': 'los términos de uso',
  'connect.privacy': 'la política de privacidad',

  'connecting.pendingTitle': 'Continúa en {wallet}',
  'connecting.pendingText': 'Aprueba la solicitud en tu billetera para compartir tu dirección.',
  'connecting.slowText':
    '¿No ves nada? Busca el icono de {wallet} en la barra de herramientas del navegador.',
  'connecting.unverifiedText':
    'Esta billetera se parece a {wallet}, pero no se pudo confirmar que lo sea. Sigue solo si confías en ella.',
  'connecting.contestedText':
    'Dos wallets de este navegador dicen ser {wallet}. Una de ellas puede ser una imitación que busca tu dinero. Quita la extensión que no conozcas y vuelve a conectarte.',
  'connecting.doubtTitle': '¿Es esta la wallet correcta?',
  'connecting.connectAnyway': 'Conectar de todos modos',
  'connecting.agreeTitle': 'Antes de conectarte',
  'connecting.agreeText': 'Esta app te pide que aceptes primero sus normas.',
  'connecting.agree': 'Continuar con {wallet}',
  'connecting.rejectedTitle': 'Rechazaste la solicitud',
  'connecting.rejectedText': '{wallet} no compartió nada con esta app.',
  'connecting.waitingTitle': 'Abre {wallet}',
  'connecting.errorTitle': 'No se pudo conectar',
  'connecting.missingTitle': 'No se encontró {wallet}',
  'connecting.missingText':
    'Instala {wallet} o activa su extensión y recarga esta página para conectarla.',
  'connecting.missingTextPhone':
    'Para conectar {wallet}, abre esta página en el navegador de su app.',
  'connecting.successTitle': 'Conectada',
  'connecting.retry': 'Reintentar',
  'connecting.other': 'Elegir otra billetera',
  'connecting.reload': 'Recargar la página',
  'connecting.get': 'Obtener {wallet}',
  'pairing.code': 'Código QR',
  'pairing.title': 'Escanea con tu teléfono',

  'allWallets.title': 'Todas las billeteras',
  'getWallet.title': 'Obtener una billetera',
  'downloads.title': 'Obtener {wallet}',
  'whatIsAWallet.title': '¿Qué es una billetera?',

  'account.title': 'Cuenta',
  'receive.title': 'Recibir',
  'send.title': 'Enviar',
  'send.token': 'Elegir token',
  'send.review': 'Revisar',
  'compatible.title': 'Redes compatibles',
  'accountSettings.title': 'Configuración de la cuenta',
  'profileWallets.title': 'Tus billeteras',

  'networks.title': 'Elige una red',
  'whatIsANetwork.title': '¿Qué es una red?',
  'switchNetwork.title': 'Cambiar de red',
  'switchNetwork.wallet': 'Tu billetera',
  'switchActiveChain.title': 'Cambiar a {chain}',
  'unsupported.title': 'Cambiar de red',
  'pairing.open': 'Abrir {wallet}',
  'pairing.notOpened': '¿No se abrió {wallet}?',
  'pairing.otherWay': 'Abrir de otra forma',
  'account.disconnect': 'Desconectar',
  'account.disconnecting': 'Desconectando',
  'account.disconnectFailed': 'No se pudo desconectar. Quita esta app también en tu billetera.',
  'tokens.title': 'Tokens',
  'activity.title': 'Actividad',
  'networks.unlisted': 'Red {id}',

  'tokens.loading': 'Cargando tus tokens',
  'tokens.emptyTitle': 'Aún no hay tokens',
  'tokens.emptyText': 'Lo que esta cuenta tenga en {network} aparece aquí.',
  'tokens.imitation': '¿Imitación?',
  'tokens.showAll': '{count, plural, one {Mostrar # token} other {Mostrar los # tokens}}',
  'tokens.send': 'Enviar {symbol}',
  'tokens.offline': 'No tiene conexión. Se cargará solo cuando vuelva.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID:
    'La billetera compartió una dirección que no se puede leer. Prueba con otra cuenta.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Esta billetera no puede hacer esto aquí. Puedes usar otra.',
  CONNECTOR_NOT_FOUND: 'Esta billetera ya no está disponible. Elige otra.',

  CONNECTION_USER_REJECTED: 'Rechazaste la solicitud en {wallet}. No se compartió nada.',
  CONNECTION_USER_CLOSED: 'La ventana se cerró antes de conectar la billetera.',
  CONNECTION_PENDING:
    '{wallet}: Allí ya espera una solicitud de este sitio. Respóndela para seguir.',
  CONNECTION_TIMEOUT: '{wallet} no respondió. Desbloquéala e inténtalo de nuevo.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} no compartió ninguna cuenta. Elige allí al menos una e inténtalo de nuevo.',
  CONNECTION_REPLACED: 'Mientras tanto se eligió otra billetera.',
  CONNECTION_FAILED: 'No se pudo conectar {wallet}. Inténtalo de nuevo o usa otra billetera.',
  CONNECTION_RELAY_UNREACHABLE:
    'No se puede conectar con las billeteras. Revisa tu conexión a internet e inténtalo de nuevo.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {El servicio que llega a las billeteras rechazó esta app. Comprueba que el reloj del dispositivo va bien e inténtalo de nuevo.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'No hay ninguna billetera conectada. Conecta una primero.',
  CONNECTION_KIT_DESTROYED: 'Esta página cerró la conexión. Recárgala e inténtalo de nuevo.',

  NETWORK_NOT_FOUND: 'Esta app no ofrece esa red.',
  NETWORK_SWITCH_REJECTED: 'Rechazaste el cambio en {wallet}. Sigues en la misma red.',
  NETWORK_SWITCH_UNSUPPORTED: '{wallet} no puede cambiar a {network} por sí sola. Elígela allí.',
  NETWORK_SWITCH_FAILED: '{wallet} no cambió a {network}. Elígela allí o inténtalo de nuevo.',
  NETWORK_RPC_FAILED: 'La red no responde ahora. Inténtalo de nuevo en un momento.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} no respondió. Ábrela e inténtalo de nuevo.',

  REQUEST_NOT_ALLOWED: 'Esta app pidió algo que no se te pudo mostrar de forma segura.',
  REQUEST_USER_REJECTED: 'Rechazaste la solicitud en {wallet}. No se firmó ni envió nada.',
  REQUEST_CANCELLED: 'Cancelaste la solicitud. Si {wallet} aún la muestra, recházala allí.',
  REQUEST_TIMEOUT: '{wallet} no respondió. Mira allí si ya se hizo antes de intentarlo de nuevo.',
  REQUEST_ACCOUNT_CHANGED: 'La cuenta cambió mientras tanto. No se envió nada.',
  REQUEST_NETWORK_CHANGED: 'La red cambió mientras tanto. No se envió nada.',
  REQUEST_SIGNATURE_INVALID: 'La firma de {wallet} no corresponde a tu cuenta.',
  REQUEST_SIGNATURE_UNCHECKED:
    'No se pudo comprobar la firma. Inténtalo de nuevo cuando tengas conexión.',
  REQUEST_WRONG_ACCOUNT:
    'Esta app pidió una firma de una cuenta que no está conectada. No se firmó ni se envió nada.',
  REQUEST_WRONG_NETWORK:
    'Esta solicitud es para una red distinta de la conectada. No se firmó ni se envió nada. Cambia antes de red.',
  REQUEST_UNREADABLE:
    'Esta app hizo una solicitud que no se puede comprobar. No se firmó ni se envió nada.',

  WALLET_NOT_INSTALLED: 'No se encontró {wallet} en este navegador.',
  WALLET_POPUP_BLOCKED:
    'El navegador no dejó abrir la ventana de {wallet}. Permítela e inténtalo de nuevo.',
  WALLET_BAD_ANSWER: 'La respuesta de {wallet} no tiene sentido. Actualízala o usa otra.',
  WALLET_NO_ANSWER: '{wallet} no respondió. Ábrela o recarga la página.',
  WALLET_UNAUTHORIZED: '{wallet} no lo permitió. Conéctala de nuevo y elige la cuenta.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} no admite esto. Usa otra billetera para ello.',
  WALLET_DISCONNECTED:
    '{wallet} perdió la conexión. Revisa tu conexión a internet e inténtalo de nuevo.',
  WALLET_ERROR: '{wallet} avisó de un problema. Revisa la billetera e inténtalo de nuevo.',

  SERVICE_UNREACHABLE:
    'No se pudo acceder a un servicio de esta app. Revisa tu conexión a internet e inténtalo de nuevo.',
  SERVICE_TIMEOUT: 'Un servicio de esta app no respondió a tiempo. Inténtalo de nuevo.',
  SERVICE_FORBIDDEN:
    'Configuración no válida: un servicio rechazó esta app. Avisa a sus creadores.',
  SERVICE_BUSY: 'Hay demasiadas solicitudes ahora. Espera un poco e inténtalo de nuevo.',
  SERVICE_FAILED: 'Un servicio de esta app falló. Inténtalo de nuevo.',
  SERVICE_BAD_ANSWER:
    'La respuesta de un servicio de esta app no se puede leer. Inténtalo de nuevo.',

  TRANSACTION_FAILED: 'La red no ejecutó la transacción. Motivo: {reason}.',
  STORAGE_UNAVAILABLE:
    'Tu navegador no guarda nada de este sitio, así que la próxima vez tendrás que conectarte de nuevo.',
  UI_LOAD_FAILED: again,
}
