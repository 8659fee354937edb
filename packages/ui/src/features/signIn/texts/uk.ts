import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Увійти в {app}',
  'signIn.text': 'Підтвердьте, що цей акаунт ваш. Це безкоштовно й нічого не переказує.',
  'signIn.cancel': 'Скасувати',
  'signIn.notNow': 'Не зараз',
  'signIn.details': 'Що ви підписуєте',
  'signIn.site': 'Вебсайт',
  'signIn.statement': 'Заява',
  'signIn.validUntil': 'Дійсне до',
  'signIn.copy': 'Скопіювати повідомлення',
  'signIn.copied': 'Повідомлення скопійовано',
  'signIn.walletText': 'Підпишіть повідомлення, яке він покаже.',
  'signIn.slowText': 'Нічого немає? Відкрийте {wallet} і знайдіть запит.',
  'signIn.askAgain': 'Запитати знову',
  'signIn.checkingTitle': 'Перевіряємо підпис',
  'signIn.successTitle': 'Ви увійшли',
  'signIn.declinedTitle': 'Підпис відхилено',
  'signIn.declinedText': 'Нічого не підписано.',
  'signIn.otherTitle': '{wallet} підписав іншим акаунтом',
  'signIn.otherText': 'Виберіть {address} у {wallet} і спробуйте ще раз.',
  'signIn.withOther': 'Увійти з {address}',
  'signIn.apartTitle': 'Цей акаунт не можна додати',
  'signIn.contractTitle': 'Можливо, цей застосунок не підтримує смарт-акаунти',
  'signIn.unableTitle': '{wallet} не може підписувати повідомлення',
  'signIn.lateTitle': 'Це тривало надто довго',
  'signIn.awayTitle': 'Сервіс входу недоступний',
  'signIn.awayText': 'Ваш підпис зберігається до {time}. Підписувати ще раз не потрібно.',
  'signIn.frameTitle': 'Ця сторінка не може виконати вхід для {host}',
  'signIn.errorTitle': 'Не вдалося увійти',
  SIWX_MESSAGE_INVALID:
    'Повідомлення для входу в цьому застосунку неправильне. Зверніться до його підтримки.',
  SIWX_DOMAIN_MISMATCH:
    'Повідомлення призначене для {actual}, а ця сторінка — {expected}. Нічого не підписано.',
  SIWX_ACCOUNT_MISMATCH: 'Підпис від іншого акаунта.',
  SIWX_EXPIRED: 'Повідомлення більше не дійсне. Увійдіть ще раз.',
  SIWX_NOT_YET_VALID: 'Повідомлення ще не дійсне. Перевірте годинник цього пристрою.',
  SIWX_NONCE_REFUSED: 'Це повідомлення не можна використати знову. Увійдіть ще раз.',
  SIWX_SIGNATURE_REFUSED:
    'Підпис не відповідає цьому акаунту. Спробуйте ще раз або скористайтеся іншим гаманцем.',
  SIWX_LINK_REFUSED:
    'Його не можна додати до вашого сеансу. Спочатку вийдіть, потім увійдіть із ним.',
  SIWX_UNVERIFIABLE: 'Застосунок не зміг перевірити підпис цього акаунта.',
  SIWX_UNSUPPORTED: '{wallet} не може виконати вхід. Скористайтеся іншим гаманцем.',
  SIWX_REQUIRED: 'Ви не увійшли. Спершу увійдіть.',
  SIWX_SESSION_ENDED: 'Ваш сеанс завершився. Увійдіть ще раз.',
}
