import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof typeof en> = {
  'receive.code': 'QR-Code Ihrer Adresse',
  'receive.scan': 'Scannen Sie diesen Code, um an Ihr Konto zu senden.',
  'receive.address': 'Ihre Adresse',
  'receive.copy': 'Adresse kopieren',
  'receive.copied': 'Adresse kopiert',
  'receive.networks':
    '{count, plural, one {Funktioniert in # Netzwerk} other {Funktioniert in # Netzwerken}}',
  'compatible.warning':
    'Senden Sie nur aus den folgenden Netzwerken an diese Adresse. Was aus einem anderen Netzwerk kommt, kann verloren gehen.',
  'compatible.list': 'Netzwerke, in denen diese Adresse funktioniert',

  'tokens.loading': 'Ihre Token werden geladen',
  'tokens.failed': 'Ihre Token wurden nicht geladen',
  'tokens.partial': 'Preise und einige Token fehlen: Sie wurden nicht geladen.',
  'tokens.emptyTitle': 'Noch keine Token',
  'tokens.emptyText': 'Was dieses Konto auf {network} hält, erscheint hier.',
}
