import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Redes',
  'networks.search': 'Buscar redes',
  'networks.none': 'No hay redes que coincidan con «{search}».',
  'networks.unavailable': 'No activada en {wallet}',
  'networks.chosen': 'Elegiste {network}',
  'networks.help': '¿Qué es una red?',
  'whatIsANetwork.ledgerTitle': 'Un registro compartido',
  'whatIsANetwork.ledgerText':
    'Una red es un registro público de quién es dueño de qué. Muchos equipos lo mantienen a la vez, así que nadie puede reescribirlo por su cuenta.',
  'whatIsANetwork.separateTitle': 'Las redes son independientes',
  'whatIsANetwork.separateText':
    'Tu dirección puede ser la misma en varias redes, pero lo que tienes en una no está en las demás.',
  'whatIsANetwork.feeTitle': 'Comisiones en su propia moneda',
  'whatIsANetwork.feeText':
    'Cada red cobra comisiones en su propia moneda. Ten siempre un poco en cada red que uses.',
  'whatIsANetwork.choose': 'Elegir una red',
  'switchNetwork.pendingTitle': 'Continúa en {wallet}',
  'switchNetwork.pendingText': 'Aprueba el cambio a {network}.',
  'switchNetwork.slowText':
    '¿No la ves? Abre {wallet} y elige {network}. Esta página se actualizará automáticamente.',
  'switchNetwork.successTitle': 'Ya estás en {network}',
  'switchNetwork.rejectedTitle': 'Cambio rechazado',
  'switchNetwork.rejectedText': 'Sigues en {network}.',
  'switchNetwork.waitingTitle': 'Abrir {wallet}',
  'switchNetwork.unsupportedTitle': 'Cambia de red en {wallet}',
  'switchNetwork.unsupportedText':
    'Elige {network} en {wallet}, si está en la lista. Esta página se actualizará automáticamente.',
  'switchNetwork.errorTitle': 'No se pudo cambiar de red',
  'switchNetwork.offerTitle': '¿Cambiar a {network}?',
  'switchNetwork.offerText': '{wallet} está conectada en {current}. Antes elegiste {network}.',
  'switchNetwork.offerSwitch': 'Cambiar a {network}',
  'switchNetwork.offerStay': 'Seguir en {network}',
  'switchNetwork.retry': 'Reintentar',
  'switchNetwork.other': 'Elegir otra red',
  'switchNetwork.otherWallet': 'Usar otra billetera',
  'switchActiveChain.heading': 'Conecta una billetera para {chain}',
  'switchActiveChain.text':
    '{network} requiere una billetera compatible con {chain}. Tus otras billeteras seguirán conectadas.',
  'switchActiveChain.connect': 'Conectar billetera',
  'switchActiveChain.cancel': 'Ahora no',
  'unsupported.heading': 'Red no compatible',
  'unsupported.text':
    'Tu billetera está en una red que no es compatible con esta app. Cambia de red para continuar.',
}
