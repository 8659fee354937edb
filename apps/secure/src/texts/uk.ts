import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Введіть код',
  'secure.codeLead': 'Ми надіслали його на {email}.',
  'secure.code': 'Код з листа',
  'secure.digit': 'Цифра {number}',
  'secure.codeWrong':
    '{count, plural, one {Код неправильний. Залишилася # спроба.} few {Код неправильний. Залишилося # спроби.} many {Код неправильний. Залишилося # спроб.} other {Код неправильний. Залишилося # спроби.}}',
  'secure.codeOver': 'Цей код більше не діє. Запросіть новий.',
  'secure.throttled': 'Забагато спроб. Спробуйте ще раз через {time}.',
  'secure.service':
    'Не вдалося зв’язатися з гаманцем. Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  'secure.minutes':
    '{count, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}',
  'secure.hours': '{count, plural, one {# годину} few {# години} many {# годин} other {# години}}',
  'secure.resend': 'Надіслати код ще раз',
  'secure.resendIn': 'Ще раз через {seconds} с',
  'secure.resent': 'Код надіслано ще раз.',
  'secure.noMail': 'Листа ще немає? Перевірте папку «Спам».',
  'secure.otherEmail': 'Інша ел. пошта',

  'secure.saveTitle': 'Збережіть код відновлення',
  'secure.saveLead':
    'Він потрібен, щоб відкрити гаманець в іншому браузері або якщо ви втратите цей пристрій. Запишіть його на папері або збережіть у менеджері паролів.',
  'secure.saveWarning':
    'У нас немає копії, і ми не можемо його скинути. Якщо ви втратите і цей пристрій, і цей код, усе у вашому гаманці буде втрачено. Нікому не повідомляйте цей код.',
  'secure.codeName': 'Код відновлення',
  'secure.copy': 'Копіювати код',
  'secure.copied': 'Код скопійовано',
  'secure.saved': 'Код збережено',

  'secure.confirmTitle': 'Перевірте, що код збережено',
  'secure.confirmLead': 'Введіть ці дві частини коду відновлення зі збереженої копії.',
  'secure.part': 'Частина {number}',
  'secure.confirmWrong':
    'Це не збігається з кодом відновлення. Перевірте свою копію або покажіть код ще раз.',
  'secure.showCode': 'Показати код ще раз',
  'secure.create': 'Створити гаманець',
  'secure.creating': 'Створюємо ваш гаманець…',

  'secure.createdTitle': 'Ваш гаманець готовий',
  'secure.compatible': '{network} і сумісні мережі',
  'secure.continue': 'Продовжити',

  'secure.recoverTitle': 'Введіть код відновлення',
  'secure.recoverLead':
    'Ваш гаманець ще не відкривали в цьому браузері. Тут його відкриє код, який ви зберегли під час створення гаманця.',
  'secure.mistyped': 'Код неповний або в ньому є помилка. Порівняйте його зі збереженою копією.',
  'secure.notYours': 'Це код іншого гаманця. Введіть той, який ви зберегли для цього акаунта.',
  'secure.held':
    'Це очікування захищає вас, якщо ваш код має хтось інший. Поверніться через {time} і введіть його ще раз.',
  'secure.open': 'Відкрити гаманець',
  'secure.opening': 'Відкриваємо ваш гаманець…',

  'secure.nothingTitle': 'Тут нічого робити',
  'secure.nothingLead':
    'Це вікно вашого гаманця. Закрийте його й почніть знову в застосунку, з якого ви прийшли.',

  'secure.approveTitle': 'Схвалити цей запит?',
  'secure.receiver': 'Адреса отримувача',
  'secure.unsigned':
    'Не вдалося зв’язатися з гаманцем, тому нічого не підписано. Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  'secure.signing': 'Підписуємо…',
}
