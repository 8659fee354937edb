import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Buscar billeteras',
  'allWallets.certified': 'Solo billeteras certificadas',
  'allWallets.found': '{count, plural, one {# billetera} other {# billeteras}}',
  'allWallets.none': 'No hay billeteras que coincidan con «{search}».',
  'allWallets.clear': 'Mostrar todas las billeteras',
  'allWallets.failed': 'No se pudieron cargar las billeteras',
  'allWallets.moreFailed': 'No se pudieron cargar más billeteras.',
  'getWallet.text': 'Estas billeteras funcionan con esta app. Puedes cambiar cuando quieras.',
  'getWallet.all': 'Todas las billeteras',
  'downloads.text': 'Instala {wallet} y vuelve aquí para conectarte.',
  'downloads.textPhone': 'Instala {wallet} y abre esta página en su navegador.',
  'downloads.extension': 'Extensión de navegador',
  'downloads.iphone': 'App para iPhone',
  'downloads.android': 'App para Android',
  'downloads.desktop': 'App de escritorio',
  'downloads.webApp': 'App web',
  'downloads.website': 'Sitio web',
  'downloads.phone': 'Escanea para instalarla en tu teléfono',
  'downloads.none': 'No tenemos un enlace verificado. Busca {wallet} en tu tienda de apps.',
  'downloads.installed': '{wallet} está instalada',
  'downloads.connect': 'Conectar {wallet}',
  'whatIsAWallet.homeTitle': 'Un lugar para lo que es tuyo',
  'whatIsAWallet.homeText':
    'Tu billetera guarda las claves de tus tokens y coleccionables. Solo tú las tienes.',
  'whatIsAWallet.keyTitle': 'Un solo acceso para todas las apps',
  'whatIsAWallet.keyText':
    'Accede con tu billetera. Sin cuentas nuevas ni contraseñas que recordar.',
  'whatIsAWallet.sayTitle': 'Tú apruebas todo',
  'whatIsAWallet.sayText':
    'Las apps solo pueden enviar solicitudes. Tú ves cada una y la apruebas o la rechazas.',
  'multiChain.title': '¿Qué red?',
  'multiChain.text': '{wallet} es compatible con todas estas. Elige una para conectarte.',
}
