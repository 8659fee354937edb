import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Kod QR Twojego adresu',
  'receive.scan': 'Zeskanuj, aby wysłać na ten adres',
  'receive.address': 'Twój adres',
  'receive.copy': 'Kopiuj adres',
  'receive.copied': 'Skopiowano adres',
  'receive.networks':
    '{count, plural, one {Odbieraj w # sieci} few {Odbieraj w # sieciach} many {Odbieraj w # sieciach} other {Odbieraj w # sieci}}',
  'receive.share': 'Udostępnij',
  'receive.kinds': 'Rodzaj adresu',
  'receive.payment': 'Płatności',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Tylko dla bitcoinów. Wysłane tu Ordinals i przedmioty kolekcjonerskie można przez pomyłkę wydać.',
  'receive.ordinalHint':
    'Tylko dla Ordinals i przedmiotów kolekcjonerskich. Bitcoiny odbieraj na drugi adres.',
  'receive.smartAccount':
    'To konto inteligentne działa tylko w sieci {network}. Nie odbieraj w innych sieciach.',
  'compatible.warning':
    'Odbieraj tylko w tych sieciach. Środki wysłane w dowolnej innej sieci mogą przepaść.',
  'compatible.list': 'Sieci, które obsługuje ten adres',
}
