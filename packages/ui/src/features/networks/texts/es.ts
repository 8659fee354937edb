import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Redes',
  'networks.search': 'Buscar redes',
  'networks.none': 'Ninguna red coincide con «{search}».',
  'networks.unavailable': '{wallet} no la permite aquí',
  'networks.chosen': '{network} seleccionada',
  'networks.help': '¿Qué es una red?',
  'whatIsANetwork.ledgerTitle': 'Un libro compartido',
  'whatIsANetwork.ledgerText':
    'Una red es un registro público de quién tiene qué. Muchos equipos lo llevan juntos, así que nadie puede reescribirlo solo.',
  'whatIsANetwork.separateTitle': 'Cada una por su lado',
  'whatIsANetwork.separateText':
    'Tu dirección puede ser la misma en varias redes, pero lo que tienes en una no está en las demás.',
  'whatIsANetwork.feeTitle': 'Con su propia moneda',
  'whatIsANetwork.feeText':
    'Cada red cobra sus comisiones en su propia moneda. Ten un poco de ella donde quieras hacer algo.',
  'whatIsANetwork.choose': 'Elegir una red',
  'switchNetwork.pendingTitle': 'Continúa en {wallet}',
  'switchNetwork.pendingText': 'Confirma allí que quieres usar {network}.',
  'switchNetwork.slowText':
    '¿No ves nada? Abre {wallet} y elige allí {network}. Esta página se actualiza sola.',
  'switchNetwork.successTitle': 'Estás en {network}',
  'switchNetwork.rejectedTitle': 'Rechazaste el cambio',
  'switchNetwork.rejectedText': 'Sigues en {network}.',
  'switchNetwork.waitingTitle': 'Abre {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} no puede cambiar por sí sola',
  'switchNetwork.unsupportedText':
    'Elige {network} en {wallet}, si está allí. Esta página se actualiza sola.',
  'switchNetwork.errorTitle': 'No se pudo cambiar',
  'switchNetwork.offerTitle': '¿Cambiar a {network}?',
  'switchNetwork.offerText': '{wallet} está conectada en {current}. Antes elegiste {network}.',
  'switchNetwork.offerSwitch': 'Cambiar a {network}',
  'switchNetwork.offerStay': 'Seguir en {network}',
  'switchNetwork.retry': 'Reintentar',
  'switchNetwork.other': 'Elegir otra red',
  'switchNetwork.otherWallet': 'Usar otra billetera',
  'switchActiveChain.heading': 'Conecta una billetera para {chain}',
  'switchActiveChain.text':
    '{network} necesita una billetera que funcione con {chain}. Lo que ya conectaste sigue conectado.',
  'switchActiveChain.connect': 'Conectar una billetera',
  'switchActiveChain.cancel': 'Ahora no',
  'unsupported.heading': 'Esta red no funciona aquí',
  'unsupported.text':
    'Tu billetera está en la red, que esta app no usa. Para seguir, cambia a una de estas.',
}
