import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Со смарт-аккаунтом вы подтверждаете несколько шагов сразу, а приложения могут платить ваши комиссии. Ваш адрес не меняется.',
  'smartAccount.introContract':
    'Со смарт-аккаунтом вы подтверждаете несколько шагов сразу, а приложения могут платить ваши комиссии. Его адрес отличается от адреса обычного аккаунта.',
  'smartAccount.addresses': 'Тот же вход, другой адрес',
  'smartAccount.use': 'Использовать смарт-аккаунт',
  'smartAccount.kept': 'Выключено. Обновлённое остаётся, пока вы его не уберёте.',
  'smartAccount.loading': 'Проверка ваших сетей…',
  'smartAccount.ready': 'Готово. Обновится с первым действием.',
  'smartAccount.readyContract': 'Готово. Будет создан с первым действием.',
  'smartAccount.upgraded': 'Обновлён',
  'smartAccount.count':
    '{count, plural, one {Обновлён в # сети} few {Обновлён в # сетях} many {Обновлён в # сетях} other {Обновлён в # сетях}}',
  'smartAccount.plain': 'Обычный аккаунт',
  'smartAccount.unavailable': 'Здесь недоступно. Аккаунт работает как обычный.',
  'smartAccount.unavailableContract': 'Здесь недоступно. Используйте обычный аккаунт.',
  'smartAccount.unknown': 'Выполняет неизвестный нам код',
  'smartAccount.contract': 'Аккаунт-контракт',
  'smartAccount.failed': 'Не удалось проверить эту сеть',
  'smartAccount.explorer': 'Открыть в обозревателе',
  'smartAccount.remove': 'Убрать обновление',
  'smartAccount.removeText':
    'В сети {network} аккаунт снова станет обычным, а данные там разрешения закончатся. Комиссию сети платите вы.',
  'smartAccount.keep': 'Отмена',
  'smartAccount.asking': 'Обновление убирается…',
  'smartAccount.waiting': 'Ожидание сети {network}…',
  'smartAccount.removed': 'Обновление убрано',
  'smartAccount.confirmed': '{network} подтверждает это.',
  'smartAccount.unclear': 'Ещё не подтверждено',
  'smartAccount.unclearText': 'Отправлено. Проверьте в обозревателе, прежде чем пробовать снова.',
  'smartAccount.notRemoved': 'Обновление не убрано',
  'smartAccount.done': 'Готово',
  'smartAccount.codeIntro':
    'Аккаунт может выполнять код программы, которая тогда действует за него. Вот чей код выполняет ваш.',
  'smartAccount.stop':
    'Этот аккаунт выполняет неизвестный нам код. Его автор, возможно, сможет забрать то, что вы здесь получите.',
  'smartAccount.elsewhere': 'Чтобы убрать его, откройте {wallet} и отключите там смарт-аккаунт.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Ваш аккаунт не может быть смарт-аккаунтом в сети {network}. Ничего не отправлено.',
  OPERATION_REJECTED:
    'Это не было принято. Ничего не отправлено. Проверьте, хватает ли на комиссию.',
  SPONSOR_DECLINED:
    'Спонсор больше за это не платит. Ничего не отправлено. Попробуйте снова, чтобы увидеть новую комиссию.',
}
