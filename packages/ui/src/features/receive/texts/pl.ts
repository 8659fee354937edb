import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Kod QR twojego adresu',
  'receive.scan': 'Zeskanuj ten kod, aby wysłać na swoje konto.',
  'receive.address': 'Twój adres',
  'receive.copy': 'Kopiuj adres',
  'receive.copied': 'Adres skopiowany',
  'receive.networks':
    '{count, plural, one {Działa w # sieci} few {Działa w # sieciach} many {Działa w # sieciach} other {Działa w # sieci}}',
  'receive.share': 'Udostępnij',
  'receive.kinds': 'Rodzaj adresu',
  'receive.payment': 'Płatności',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Tylko dla bitcoina. Ordinals i inne przedmioty kolekcjonerskie wysłane tutaj mogą zostać wydane przez pomyłkę.',
  'receive.ordinalHint':
    'Tylko dla Ordinals i innych przedmiotów kolekcjonerskich. Bitcoina odbieraj na drugi adres.',
  'receive.smartAccount':
    'To inteligentne konto jest stworzone dla sieci {network}. Nie odbieraj na nie niczego w innej sieci.',
  'compatible.warning':
    'Wysyłaj na ten adres tylko z poniższych sieci. To, co przyjdzie z innej sieci, może przepaść.',
  'compatible.list': 'Sieci, w których działa ten adres',
}
