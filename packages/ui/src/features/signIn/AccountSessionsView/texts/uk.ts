import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Вебсайт',
  'sessions.since': 'З',
  'sessions.until': 'До',
  'sessions.none': 'Ви не увійшли в {app}',
  'sessions.signOut': 'Вийти',
  'sessions.everywhere': 'Вийти всюди',
  'sessions.notReached': 'Тут ви вийшли. Застосунок дізнається про це, коли стане доступним.',
  'sessions.devices': 'Де ви увійшли',
  'sessions.loading': 'Завантаження ваших пристроїв',
  'sessions.thisDevice': 'Цей пристрій',
  'sessions.lastUsed': 'Останнє використання: {time}',
  'sessions.device': '{browser} ({system})',
  'sessions.unknown': 'Невідомий браузер',
  'sessions.signOutOf': 'Вийти на пристрої: {device}',
  'sessions.signedOutOf': 'Ви вийшли на пристрої: {device}.',
  'sessions.onlyHere': 'Більше ви ніде не увійшли.',
  'sessions.failed': 'Не вдалося завантажити інші ваші пристрої.',
  'sessions.offline': 'Ви не в мережі. Пристрої завантажаться, коли зв’язок відновиться.',
  SIWX_REQUIRED: 'Ви не увійшли. Спершу увійдіть.',
  SIWX_SESSION_ENDED: 'Ваш сеанс завершився. Увійдіть ще раз.',
}
