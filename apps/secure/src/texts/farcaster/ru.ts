import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} просит вас войти. Продолжайте, только если вы сами это начали, с кошельком, которому принадлежит ваш аккаунт Farcaster.',
  'farcaster.noWallet':
    'В этом браузере кошелёк не найден. Откройте эту страницу в браузере, где есть ваш кошелёк.',
  'farcaster.copy': 'Копировать ссылку',
  'farcaster.copied': 'Ссылка скопирована',
  'farcaster.decline': 'Не входить',
  'farcaster.rejected': 'Вы отказались в кошельке. Попробуйте ещё раз или выберите другой кошелёк.',
  'farcaster.unsigned': 'Кошелёк не подписал. Попробуйте ещё раз или выберите другой кошелёк.',
  'farcaster.foreign':
    'Этот кошелёк не может подписывать за этот аккаунт Farcaster. Выберите другой.',
  'farcaster.accountTitle': 'Введите ваш ID в Farcaster',
  'farcaster.accountLead':
    'Этому кошельку не принадлежит аккаунт Farcaster. Если он может подписывать за какой-то аккаунт, введите его ID.',
  'farcaster.account': 'ID в Farcaster',
  'farcaster.other': 'Выбрать другой кошелёк',
  'farcaster.sign': 'Подписать',
  'farcaster.done': 'Можно закрыть эту страницу и вернуться туда, где вы начали.',
  'farcaster.late': 'Этот вход завершён. Начните заново там, откуда пришли.',
}
