import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Buscar billeteras',
  'allWallets.found': '{count, plural, one {# billetera} other {# billeteras}}',
  'allWallets.none': 'Ninguna billetera se llama así: «{search}»',
  'allWallets.clear': 'Ver todas las billeteras',
  'allWallets.failed': 'Las billeteras no se cargaron',
  'allWallets.moreFailed': 'Las siguientes billeteras no se cargaron.',
  'getWallet.text':
    'Todas estas funcionan con esta app. Puedes cambiar a otra en cualquier momento.',
  'getWallet.all': 'Todas las billeteras',
  'downloads.text':
    '{wallet}: Instálala desde aquí. En cuanto esté en este navegador, podrás conectarla.',
  'downloads.textPhone': '{wallet}: Instálala y luego abre esta página en su navegador.',
  'downloads.extension': 'Extensión del navegador',
  'downloads.iphone': 'App para iPhone',
  'downloads.android': 'App para Android',
  'downloads.desktop': 'App de escritorio',
  'downloads.webApp': 'App web',
  'downloads.website': 'Sitio web',
  'downloads.phone': 'Escanea para tenerla en tu móvil',
  'downloads.none':
    '{wallet}: No se conoce ningún enlace seguro a esta billetera. Búscala en una tienda en la que confíes.',
  'downloads.installed': '{wallet} está instalada',
  'downloads.connect': 'Conectar {wallet}',
  'whatIsAWallet.homeTitle': 'Un hogar para lo que es tuyo',
  'whatIsAWallet.homeText':
    'Guarda las llaves de tu dinero, tus tokens y tus coleccionables. Nadie más las tiene.',
  'whatIsAWallet.keyTitle': 'Una llave para cada app',
  'whatIsAWallet.keyText':
    'Entras con tu billetera. Sin cuentas nuevas ni contraseñas que recordar.',
  'whatIsAWallet.sayTitle': 'Nada sin tu permiso',
  'whatIsAWallet.sayText': 'Las apps solo pueden pedir. Tú ves qué quieren y lo apruebas o no.',
  'multiChain.title': 'Elige un tipo de red',
  'multiChain.text': '{wallet} tiene una cuenta para cada uno. ¿Cuál quieres usar aquí?',
}
