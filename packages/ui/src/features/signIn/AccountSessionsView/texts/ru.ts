import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Сайт',
  'sessions.since': 'С',
  'sessions.until': 'До',
  'sessions.none': 'Вы не вошли в {app}',
  'sessions.signOut': 'Выйти',
  'sessions.everywhere': 'Выйти везде',
  'sessions.notReached': 'Здесь вы вышли. Приложение узнает об этом, когда станет доступно.',
  'sessions.devices': 'Где вы вошли',
  'sessions.loading': 'Загрузка ваших устройств',
  'sessions.thisDevice': 'Это устройство',
  'sessions.lastUsed': 'Последнее использование: {time}',
  'sessions.device': '{browser} ({system})',
  'sessions.unknown': 'Неизвестный браузер',
  'sessions.signOutOf': 'Выйти на устройстве: {device}',
  'sessions.signedOutOf': 'Вы вышли на устройстве: {device}.',
  'sessions.onlyHere': 'Больше вы нигде не вошли.',
  'sessions.failed': 'Не удалось загрузить другие ваши устройства.',
  'sessions.offline': 'Вы не в сети. Устройства загрузятся, когда связь вернётся.',
  SIWX_REQUIRED: 'Вы не вошли. Сначала войдите.',
  SIWX_SESSION_ENDED: 'Ваш сеанс завершён. Войдите ещё раз.',
}
