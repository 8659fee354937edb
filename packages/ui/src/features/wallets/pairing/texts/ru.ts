import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Отсканируйте камерой телефона или в {wallet}.',
  'pairing.scanAny': 'Отсканируйте камерой телефона или в кошельке.',
  'pairing.slow': 'Это дольше обычного. Проверьте интернет.',
  'pairing.copy': 'Скопировать ссылку',
  'pairing.copied': 'Ссылка скопирована',
  'pairing.phone': 'Телефон',
  'pairing.here': 'Это устройство',
  'pairing.elsewhere': 'Другое устройство',
  'pairing.desktop': 'Компьютер',
  'pairing.web': 'Сайт',
  'pairing.others': 'Другие способы',
  'pairing.declined': 'Вы отклонили запрос в кошельке. Попробуйте ещё раз.',
}
