import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Esta app no está bien configurada. Contacta con su soporte.'
const again = 'Algo salió mal. Inténtalo de nuevo.'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<BaseTextKey> = {
  'button.connect': 'Conectar billetera',
  'button.connecting': 'Conectando…',
  'button.switchNetwork': 'Cambiar de red',
  'button.unknownNetwork': 'Red desconocida',
  'button.selectNetwork': 'Elegir red',
  'button.account': 'Cuenta',
  'button.buy': 'Comprar',
  'button.amount': 'Cantidad',
  'button.currency': 'Moneda',
  'modal.back': 'Atrás',
  'modal.close': 'Cerrar',
  'modal.stuck': 'Cambia de red o desconéctate para continuar.',
  'view.loading': 'Cargando',
  'view.failedTitle': 'No se pudo cargar',
  'view.failedText': 'Revisa tu conexión a internet e inténtalo de nuevo.',
  'view.retry': 'Reintentar',
  'alert.dismiss': 'Descartar',
  'details.label': 'Detalles',
  'details.copy': 'Copiar detalles',
  'details.copied': 'Detalles copiados',
  'copy.failed': 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
  'search.clear': 'Borrar búsqueda',
  'link.newTab': '(se abre en una pestaña nueva)',

  'connect.title': 'Conectar billetera',
  'connect.recent': 'Recientes',
  'connect.installed': 'Instaladas',
  'connect.isInstalled': 'instalada',
  'connect.popular': 'Populares',
  'connect.more': 'Más billeteras',
  'connect.wallets': 'Billeteras',
  'connect.notInstalled': 'No instalada',
  'connect.unverified': 'Sin verificar',
  'connect.contested': 'Posible falsificación',
  'connect.otherChain': 'No compatible con {network}',
  'connect.all': 'Todas las billeteras',
  'connect.loading': 'Cargando billeteras',
  'connect.partial': 'No se pudieron cargar algunas billeteras.',
  'connect.noneHere': 'No se encontraron billeteras en este navegador. Elige una para empezar.',
  'connect.noneHerePhone':
    'Abre esta página en el navegador de tu app de billetera para conectarte.',
  'connect.nothing': 'No hay billeteras disponibles en este momento.',
  'connect.help': '¿Qué es una billetera?',
  'connect.emptyTitle': 'No hay billeteras',
  'connect.emptyText':
    'Una billetera guarda tus tokens y te permite acceder a las apps sin contraseña.',
  'connect.emptyHint': '¿Acabas de instalar una? Aparecerá aquí.',
  'connect.emptyHintPhone':
    'En el teléfono, abre esta página en el navegador de tu app de billetera.',
  'connect.get': 'Obtener una billetera',
  'connect.legalOne': 'Al conectarte, aceptas {link}.',
  'connect.legalBoth': 'Al conectarte, aceptas {terms} y {privacy}.',
  'connect.agreeOne': 'Acepto {link}.',
  'connect.agreeBoth': 'Acepto {terms} y {privacy}.',
  'connect.agreeFirst': 'Acepta los términos para conectarte.',
  'connect.terms': 'los términos de uso',
  'connect.privacy': 'la política de privacidad',

  'connecting.pendingTitle': 'Continúa en {wallet}',
  'connecting.pendingText': 'Aprueba la solicitud de conexión.',
  'connecting.slowText': '¿No la ves? Haz clic en el icono de {wallet} en la barra del navegador.',
  'connecting.unverifiedText':
    'Esta billetera dice ser {wallet}, pero no pudimos verificarlo. Continúa solo si confías en ella.',
  'connecting.contestedText':
    'Dos billeteras de este navegador dicen ser {wallet}. Una de ellas puede ser una falsificación que va tras tus fondos. Elimina la extensión que no reconozcas y vuelve a conectarte.',
  'connecting.doubtTitle': '¿Es la billetera correcta?',
  'connecting.connectAnyway': 'Conectar de todos modos',
  'connecting.agreeTitle': 'Antes de conectarte',
  'connecting.agreeText': 'Acepta los términos para continuar.',
  'connecting.agree': 'Continuar con {wallet}',
  'connecting.rejectedTitle': 'Solicitud rechazada',
  'connecting.rejectedText': '{wallet} no compartió nada. Inténtalo de nuevo cuando quieras.',
  'connecting.waitingTitle': 'Abrir {wallet}',
  'connecting.errorTitle': 'No se pudo conectar',
  'connecting.missingTitle': '{wallet} no está instalada',
  'connecting.missingText': 'Instala o activa la extensión de {wallet} y recarga esta página.',
  'connecting.missingTextPhone':
    'Abre esta página en el navegador de la app {wallet} para conectarte.',
  'connecting.successTitle': 'Billetera conectada',
  'connecting.retry': 'Reintentar',
  'connecting.other': 'Elegir otra billetera',
  'connecting.reload': 'Recargar página',
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
  'onramp.title': 'Comprar',
  'onramp.currency': 'Elegir moneda',
  'onramp.purchases': 'Tus compras',
  'onramp.legalOne': 'Al continuar, aceptas {link}.',
  'onramp.legalBoth': 'Al continuar, aceptas {terms} y {privacy}.',
  'whatIsABuy.title': 'Cómo funciona la compra',
  'swap.title': 'Intercambiar',
  'swap.review': 'Revisar intercambio',
  'signIn.title': 'Iniciar sesión',
  'sessions.title': 'Inicio de sesión',
  'calls.title': 'Pasos',
  'permissions.title': 'Permisos',
  'compatible.title': 'Redes compatibles',
  'accountSettings.title': 'Ajustes de la cuenta',
  'profileWallets.title': 'Tus billeteras',
  'approvals.title': 'Permisos de tokens',

  'smartAccount.title': 'Cuenta inteligente',
  'accountCode.title': 'Código de la cuenta',
  'auth.title': 'Iniciar sesión',
  'auth.updateTitle': 'Cambiar correo',
  'auth.addTitle': 'Añadir un dispositivo',
  'names.title': 'Elegir un nombre',
  'networks.title': 'Elegir una red',
  'whatIsANetwork.title': '¿Qué es una red?',
  'switchNetwork.title': 'Cambiar de red',
  'switchNetwork.wallet': 'Tu billetera',
  'switchActiveChain.title': 'Cambiar a {chain}',
  'unsupported.title': 'Cambiar de red',
  'pairing.open': 'Abrir {wallet}',
  'pairing.notOpened': '¿No se abrió {wallet}?',
  'pairing.otherWay': 'Probar otro enlace',
  'account.disconnect': 'Desconectar',
  'account.disconnecting': 'Desconectando',
  'account.disconnectFailed': 'No se pudo desconectar. Elimina esta app también en tu billetera.',
  'tokens.title': 'Tokens',
  'activity.title': 'Actividad',
  'networks.unlisted': 'Red {id}',

  'tokens.loading': 'Cargando tus tokens',
  'tokens.emptyTitle': 'Aún no hay tokens',
  'tokens.emptyText': 'Aquí aparecerán tus tokens en {network}.',
  'tokens.imitation': 'Posible falsificación',
  'tokens.showAll': '{count, plural, one {Mostrar # token} other {Mostrar los # tokens}}',
  'tokens.send': 'Enviar {symbol}',
  'tokens.offline': 'No tienes conexión. Tus tokens se cargarán cuando vuelvas a tenerla.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'La billetera compartió una dirección no válida. Prueba con otra cuenta.',

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
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Esta billetera no es compatible con esa función. Prueba con otra.',
  CONNECTOR_NOT_FOUND: 'Esta billetera ya no está disponible. Elige otra.',

  CONNECTION_USER_REJECTED: 'Solicitud rechazada en {wallet}. No se compartió nada.',
  CONNECTION_USER_CLOSED: 'La ventana se cerró antes de que se conectara la billetera.',
  CONNECTION_PENDING:
    '{wallet} ya tiene una solicitud en espera. Abre la billetera para continuar.',
  CONNECTION_TIMEOUT: '{wallet} no respondió. Desbloquea la billetera e inténtalo de nuevo.',
  CONNECTION_NO_ACCOUNTS:
    'No se eligió ninguna cuenta en {wallet}. Elige al menos una e inténtalo de nuevo.',
  CONNECTION_REPLACED: 'Mientras tanto, elegiste otra billetera.',
  CONNECTION_FAILED: 'No se pudo conectar {wallet}. Inténtalo de nuevo o usa otra billetera.',
  CONNECTION_RELAY_UNREACHABLE:
    'No se pudo acceder al servicio de conexión. Revisa tu conexión a internet e inténtalo de nuevo.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {El servicio de conexión rechazó esta app. Revisa la hora de este dispositivo e inténtalo de nuevo.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'No hay ninguna billetera conectada. Conecta una primero.',
  CONNECTION_KIT_DESTROYED: 'Esta página cerró la conexión. Recárgala e inténtalo de nuevo.',

  NETWORK_NOT_FOUND: 'Esta app no es compatible con esa red.',
  NETWORK_SWITCH_REJECTED: 'Cambio rechazado en {wallet}. Sigues en la misma red.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} no puede cambiar a {network} desde aquí. Elige la red en la billetera.',
  NETWORK_SWITCH_FAILED:
    '{wallet} no cambió a {network}. Elige la red en la billetera o inténtalo de nuevo.',
  NETWORK_RPC_FAILED: 'La red no responde. Inténtalo de nuevo en un momento.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} no respondió. Abre la billetera e inténtalo de nuevo.',

  REQUEST_NOT_ALLOWED: 'Bloqueamos una solicitud que no se podía mostrar de forma segura.',
  REQUEST_USER_REJECTED: 'Solicitud rechazada en {wallet}. No se firmó ni se envió nada.',
  REQUEST_CANCELLED: 'Solicitud cancelada. Si {wallet} aún la muestra, recházala en la billetera.',
  REQUEST_TIMEOUT:
    '{wallet} no respondió. Antes de intentarlo de nuevo, revisa si la solicitud se completó.',
  REQUEST_ACCOUNT_CHANGED: 'La cuenta cambió mientras tanto. No se envió nada.',
  REQUEST_NETWORK_CHANGED: 'La red cambió mientras tanto. No se envió nada.',
  REQUEST_SIGNATURE_INVALID: 'La firma de {wallet} no corresponde a tu cuenta.',
  REQUEST_SIGNATURE_UNCHECKED:
    'No se pudo verificar la firma. Revisa tu conexión a internet e inténtalo de nuevo.',
  REQUEST_WRONG_ACCOUNT:
    'Esta app pidió la firma de una cuenta que no está conectada. No se firmó ni se envió nada.',
  REQUEST_WRONG_NETWORK:
    'Esta solicitud es para otra red. No se firmó ni se envió nada. Cambia de red primero.',
  REQUEST_UNREADABLE:
    'Esta app envió una solicitud que no se puede comprobar. No se firmó ni se envió nada.',
  REQUEST_REVIEW_CANCELLED: 'Solicitud cancelada. No se firmó ni se envió nada.',
  REQUEST_TOO_MANY: 'Esta app envió demasiadas solicitudes a la vez. No se firmó ni se envió nada.',
  REQUEST_BATCH_UNSUPPORTED: '{wallet} no puede hacer estos pasos de una vez. No se envió nada.',

  POLICY_FAILED:
    'Esta app envió una solicitud que no se puede comprobar. No se firmó ni se envió nada.',

  WALLET_NOT_INSTALLED: 'No se encontró {wallet} en este navegador.',
  WALLET_POPUP_BLOCKED:
    'Tu navegador bloqueó la ventana de {wallet}. Permite las ventanas emergentes en este sitio e inténtalo de nuevo.',
  WALLET_BAD_ANSWER:
    '{wallet} envió una respuesta inesperada. Actualiza la billetera o prueba con otra.',
  WALLET_NO_ANSWER: '{wallet} no respondió. Abre la billetera o recarga la página.',
  WALLET_UNAUTHORIZED: '{wallet} no lo autorizó. Conecta de nuevo la billetera y elige la cuenta.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} no es compatible con esto. Prueba con otra billetera.',
  WALLET_DISCONNECTED:
    '{wallet} perdió la conexión. Revisa tu conexión a internet e inténtalo de nuevo.',
  WALLET_ERROR:
    '{wallet} informó de un problema. Abre la billetera para revisarlo e inténtalo de nuevo.',

  SERVICE_UNREACHABLE:
    'No se pudo acceder al servidor. Revisa tu conexión a internet e inténtalo de nuevo.',
  SERVICE_TIMEOUT: 'El servidor no respondió a tiempo. Inténtalo de nuevo.',
  SERVICE_FORBIDDEN:
    'Configuración de la app no válida. Esta app no está bien configurada. Contacta con su soporte.',
  SERVICE_BUSY: 'Hay demasiadas solicitudes en este momento. Espera un poco e inténtalo de nuevo.',
  SERVICE_FAILED: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  SERVICE_BAD_ANSWER: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',

  TRANSACTION_FAILED: 'La red rechazó la transacción: {reason}.',
  STORAGE_UNAVAILABLE:
    'Tu navegador bloquea el almacenamiento de este sitio, así que tendrás que volver a conectarte la próxima vez.',
  UI_LOAD_FAILED: again,
}
