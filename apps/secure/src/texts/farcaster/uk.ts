import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} просить вас увійти. Продовжуйте, лише якщо ви самі це почали, з гаманцем, якому належить ваш акаунт Farcaster.',
  'farcaster.noWallet':
    'У цьому браузері гаманець не знайдено. Відкрийте цю сторінку в браузері, де є ваш гаманець.',
  'farcaster.copy': 'Копіювати посилання',
  'farcaster.copied': 'Посилання скопійовано',
  'farcaster.decline': 'Не входити',
  'farcaster.rejected': 'Ви відмовилися в гаманці. Спробуйте ще раз або виберіть інший гаманець.',
  'farcaster.unsigned': 'Гаманець не підписав. Спробуйте ще раз або виберіть інший гаманець.',
  'farcaster.foreign': 'Цей гаманець не може підписувати за цей акаунт Farcaster. Виберіть інший.',
  'farcaster.accountTitle': 'Введіть ваш ID у Farcaster',
  'farcaster.accountLead':
    'Цьому гаманцю не належить акаунт Farcaster. Якщо він може підписувати за якийсь акаунт, введіть його ID.',
  'farcaster.account': 'ID у Farcaster',
  'farcaster.other': 'Вибрати інший гаманець',
  'farcaster.sign': 'Підписати',
  'farcaster.done': 'Можна закрити цю сторінку й повернутися туди, де ви почали.',
  'farcaster.late': 'Цей вхід завершено. Почніть знову там, звідки прийшли.',
}
