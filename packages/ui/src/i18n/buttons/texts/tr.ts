import type { AreaTexts } from '../../area/textArea.ts'
import type { ButtonTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof ButtonTexts> = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.switchNetwork': 'Ağ değiştir',
  'button.unknownNetwork': 'Bilinmeyen ağ',
  'button.selectNetwork': 'Ağ seç',
  'button.account': 'Hesap',
}
