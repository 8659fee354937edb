import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Отсканируйте в {wallet} или камерой телефона.',
  'pairing.scanAny': 'Отсканируйте в приложении-кошельке или камерой телефона.',
  'pairing.slow': 'Это занимает больше времени, чем обычно. Проверьте подключение к интернету.',
  'pairing.copy': 'Копировать ссылку',
  'pairing.copied': 'Ссылка скопирована',
  'pairing.phone': 'Телефон',
  'pairing.here': 'Это устройство',
  'pairing.elsewhere': 'Другое устройство',
  'pairing.desktop': 'Компьютер',
  'pairing.web': 'Веб',
  'pairing.others': 'Другие способы',
  'pairing.declined': 'Запрос отклонён. Попробуйте ещё раз, когда будете готовы.',
}
