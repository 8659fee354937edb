import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof typeof en> = {
  'receive.code': 'Kod QR twojego adresu',
  'receive.scan': 'Zeskanuj ten kod, aby wysłać na swoje konto.',
  'receive.address': 'Twój adres',
  'receive.copy': 'Kopiuj adres',
  'receive.copied': 'Adres skopiowany',
  'receive.networks':
    '{count, plural, one {Działa w # sieci} few {Działa w # sieciach} many {Działa w # sieciach} other {Działa w # sieci}}',
  'compatible.warning':
    'Wysyłaj na ten adres tylko z poniższych sieci. To, co przyjdzie z innej sieci, może przepaść.',
  'compatible.list': 'Sieci, w których działa ten adres',

  'tokens.loading': 'Wczytywanie twoich tokenów',
  'tokens.failed': 'Twoje tokeny się nie wczytały',
  'tokens.partial': 'Brakuje cen i niektórych tokenów: nie wczytały się.',
  'tokens.emptyTitle': 'Jeszcze nie ma tokenów',
  'tokens.emptyText': 'To, co to konto ma w sieci {network}, pojawi się tutaj.',
}
