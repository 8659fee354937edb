import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Войти в {app}',
  'signIn.text': 'Подтвердите, что этот аккаунт ваш. Это бесплатно и ничего не переводит.',
  'signIn.cancel': 'Отмена',
  'signIn.notNow': 'Не сейчас',
  'signIn.details': 'Что вы подписываете',
  'signIn.site': 'Сайт',
  'signIn.statement': 'Заявление',
  'signIn.validUntil': 'Действует до',
  'signIn.copy': 'Скопировать сообщение',
  'signIn.copied': 'Сообщение скопировано',
  'signIn.walletText': 'Подпишите сообщение, которое он покажет.',
  'signIn.slowText': 'Ничего нет? Откройте {wallet} и найдите запрос.',
  'signIn.askAgain': 'Запросить снова',
  'signIn.checkingTitle': 'Проверяем подпись',
  'signIn.successTitle': 'Вы вошли',
  'signIn.declinedTitle': 'Подпись отклонена',
  'signIn.declinedText': 'Ничего не подписано.',
  'signIn.otherTitle': '{wallet} подписал другим аккаунтом',
  'signIn.otherText': 'Выберите {address} в {wallet} и попробуйте ещё раз.',
  'signIn.withOther': 'Войти с {address}',
  'signIn.apartTitle': 'Этот аккаунт нельзя добавить',
  'signIn.contractTitle': 'Возможно, это приложение не поддерживает смарт-аккаунты',
  'signIn.unableTitle': '{wallet} не может подписывать сообщения',
  'signIn.lateTitle': 'Это заняло слишком много времени',
  'signIn.awayTitle': 'Сервис входа недоступен',
  'signIn.awayText': 'Ваша подпись хранится до {time}. Подписывать ещё раз не нужно.',
  'signIn.frameTitle': 'Эта страница не может выполнить вход для {host}',
  'signIn.errorTitle': 'Не удалось войти',
  SIWX_MESSAGE_INVALID:
    'Сообщение для входа в этом приложении неверно. Обратитесь в его поддержку.',
  SIWX_DOMAIN_MISMATCH:
    'Сообщение предназначено для {actual}, а эта страница — {expected}. Ничего не подписано.',
  SIWX_ACCOUNT_MISMATCH: 'Подпись от другого аккаунта.',
  SIWX_EXPIRED: 'Сообщение больше не действует. Войдите ещё раз.',
  SIWX_NOT_YET_VALID: 'Сообщение ещё не действует. Проверьте часы этого устройства.',
  SIWX_NONCE_REFUSED: 'Это сообщение нельзя использовать повторно. Войдите ещё раз.',
  SIWX_SIGNATURE_REFUSED:
    'Подпись не соответствует этому аккаунту. Попробуйте ещё раз или используйте другой кошелёк.',
  SIWX_LINK_REFUSED: 'Его нельзя добавить к вашему сеансу. Сначала выйдите, затем войдите с ним.',
  SIWX_UNVERIFIABLE: 'Приложение не смогло проверить подпись этого аккаунта.',
  SIWX_UNSUPPORTED: '{wallet} не может выполнить вход. Используйте другой кошелёк.',
  SIWX_REQUIRED: 'Вы не вошли. Сначала войдите.',
  SIWX_SESSION_ENDED: 'Ваш сеанс завершён. Войдите ещё раз.',
}
