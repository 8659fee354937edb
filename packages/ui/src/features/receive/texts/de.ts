import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'QR-Code deiner Adresse',
  'receive.scan': 'Scannen, um an diese Adresse zu senden',
  'receive.address': 'Deine Adresse',
  'receive.copy': 'Adresse kopieren',
  'receive.copied': 'Adresse kopiert',
  'receive.networks':
    '{count, plural, one {In # Netzwerk empfangen} other {In # Netzwerken empfangen}}',
  'receive.share': 'Teilen',
  'receive.kinds': 'Art der Adresse',
  'receive.payment': 'Zahlungen',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Nur für Bitcoin. Ordinals und Sammlerstücke, die hier ankommen, könnten versehentlich ausgegeben werden.',
  'receive.ordinalHint':
    'Nur für Ordinals und Sammlerstücke. Nutze für Bitcoin die andere Adresse.',
  'receive.smartAccount':
    'Dieses Smart-Konto funktioniert nur auf {network}. Empfange nichts in anderen Netzwerken.',
  'compatible.warning':
    'Empfange nur in diesen Netzwerken. Was in einem anderen Netzwerk gesendet wird, kann verloren gehen.',
  'compatible.list': 'Netzwerke, die diese Adresse unterstützt',
}
