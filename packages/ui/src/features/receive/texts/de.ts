import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'QR-Code Ihrer Adresse',
  'receive.scan': 'Scannen Sie diesen Code, um an Ihr Konto zu senden.',
  'receive.address': 'Ihre Adresse',
  'receive.copy': 'Adresse kopieren',
  'receive.copied': 'Adresse kopiert',
  'receive.networks':
    '{count, plural, one {Funktioniert in # Netzwerk} other {Funktioniert in # Netzwerken}}',
  'receive.share': 'Teilen',
  'receive.kinds': 'Art der Adresse',
  'receive.payment': 'Zahlungen',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Nur für Bitcoin. Ordinals und andere Sammlerstücke, die hier ankommen, können versehentlich ausgegeben werden.',
  'receive.ordinalHint':
    'Nur für Ordinals und andere Sammlerstücke. Lassen Sie Bitcoin an die andere Adresse senden.',
  'receive.smartAccount':
    'Dieses Smart Account ist für {network} gemacht. Lassen Sie nichts in einem anderen Netzwerk dorthin senden.',
  'compatible.warning':
    'Senden Sie nur aus den folgenden Netzwerken an diese Adresse. Was aus einem anderen Netzwerk kommt, kann verloren gehen.',
  'compatible.list': 'Netzwerke, in denen diese Adresse funktioniert',
}
