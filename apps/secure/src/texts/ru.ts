import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Введите код',
  'secure.codeLead': 'Мы отправили его на {email}.',
  'secure.code': 'Код из письма',
  'secure.digit': 'Цифра {number}',
  'secure.codeWrong':
    '{count, plural, one {Код неверный. Осталась # попытка.} few {Код неверный. Осталось # попытки.} many {Код неверный. Осталось # попыток.} other {Код неверный. Осталось # попытки.}}',
  'secure.codeOver': 'Этот код больше не действует. Запросите новый.',
  'secure.throttled': 'Слишком много попыток. Попробуйте ещё раз через {time}.',
  'secure.service': 'Кошелёк недоступен. Проверьте подключение к интернету и попробуйте ещё раз.',
  'secure.minutes':
    '{count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}',
  'secure.hours': '{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  'secure.resend': 'Отправить код ещё раз',
  'secure.resendIn': 'Ещё раз через {seconds} с',
  'secure.resent': 'Код отправлен ещё раз.',
  'secure.noMail': 'Письма пока нет? Загляните в папку «Спам».',
  'secure.otherEmail': 'Другая эл. почта',

  'secure.saveTitle': 'Сохраните код восстановления',
  'secure.saveLead':
    'Он нужен, чтобы открыть кошелёк в другом браузере или если вы потеряете это устройство. Запишите его на бумаге или сохраните в менеджере паролей.',
  'secure.saveWarning':
    'У нас нет копии, и мы не можем его сбросить. Если вы потеряете и это устройство, и этот код, всё в вашем кошельке будет потеряно. Никому не сообщайте этот код.',
  'secure.codeName': 'Код восстановления',
  'secure.copy': 'Копировать код',
  'secure.copied': 'Код скопирован',
  'secure.saved': 'Код сохранён',

  'secure.confirmTitle': 'Проверьте, что код сохранён',
  'secure.confirmLead': 'Введите эти две части кода восстановления с сохранённой копии.',
  'secure.part': 'Часть {number}',
  'secure.confirmWrong':
    'Это не совпадает с кодом восстановления. Проверьте свою копию или покажите код ещё раз.',
  'secure.showCode': 'Показать код ещё раз',
  'secure.create': 'Создать кошелёк',
  'secure.creating': 'Создаём ваш кошелёк…',

  'secure.createdTitle': 'Ваш кошелёк готов',
  'secure.compatible': '{network} и совместимые сети',
  'secure.continue': 'Продолжить',

  'secure.recoverTitle': 'Введите код восстановления',
  'secure.recoverLead':
    'Ваш кошелёк ещё не открывали в этом браузере. Здесь его откроет код, который вы сохранили при создании кошелька.',
  'secure.mistyped': 'Код неполный или в нём опечатка. Сравните его с сохранённой копией.',
  'secure.notYours':
    'Это код другого кошелька. Введите тот, который вы сохранили для этого аккаунта.',
  'secure.held':
    'Это ожидание защищает вас, если ваш код есть у кого-то ещё. Вернитесь через {time} и введите его ещё раз.',
  'secure.open': 'Открыть кошелёк',
  'secure.opening': 'Открываем ваш кошелёк…',

  'secure.nothingTitle': 'Здесь нечего делать',
  'secure.nothingLead':
    'Это окно вашего кошелька. Закройте его и начните заново в приложении, из которого вы пришли.',

  'secure.approveTitle': 'Подтвердить этот запрос?',
  'secure.receiver': 'Адрес получателя',
  'secure.unsigned':
    'Кошелёк недоступен, поэтому ничего не подписано. Проверьте подключение к интернету и попробуйте ещё раз.',
  'secure.signing': 'Подписываем…',
}
