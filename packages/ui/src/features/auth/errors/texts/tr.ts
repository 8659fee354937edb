import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE: 'Cüzdana ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  FRAME_REFUSED: 'Bu uygulama doğru ayarlanmamış. Lütfen uygulamanın destek ekibine başvurun.',
  FRAME_LOST:
    'Cüzdan artık yanıt vermiyor. Tekrar denemeden önce isteğinizin tamamlanıp tamamlanmadığını kontrol edin.',
  FRAME_BAD_ANSWER: 'Bizim tarafımızda bir sorun oluştu. Lütfen tekrar deneyin.',
  FRAME_VERSION_UNSUPPORTED:
    'Bu uygulama ile cüzdanı birbiriyle uyumlu değil. Sayfayı yenileyin veya uygulamanın destek ekibiyle iletişime geçin.',
  LOGIN_CODE_WRONG: 'Bu kod doğru değil. En yeni e-postadaki kodu kullanın.',
  LOGIN_CODE_EXPIRED: 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  LOGIN_THROTTLED: 'Çok fazla deneme yapıldı. Biraz bekleyip tekrar deneyin.',
  LOGIN_PROVIDER_REFUSED: 'Giriş reddedildi. Hiçbir şey paylaşılmadı.',
  LOGIN_PROVIDER_FAILED: 'Giriş yapılamadı. Tekrar deneyin veya başka bir yolla giriş yapın.',
  LOGIN_WINDOW_CLOSED: 'Pencere, siz giriş yapmadan kapatıldı.',
  LOGIN_DEVICE_UNPROVEN: 'Size ait olduğunu onaylayana kadar cüzdanınız burada kilitli kalır.',
  WALLET_LOCKED: 'Cüzdanınız bu tarayıcıda kilitli. Kilidi açmak için tekrar deneyin.',
  SHARE_MISMATCH:
    'Cüzdanınız açılamadı. Hiçbir şey imzalanmadı. Başka bir kurtarma yöntemi kullanın.',
  SHARE_REFUSED:
    'Sunucu cüzdanınızın kilidini açmadı. Hiçbir şey imzalanmadı. Lütfen tekrar deneyin.',
}
