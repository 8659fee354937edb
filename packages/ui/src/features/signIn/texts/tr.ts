import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': '{app} uygulamasında oturum aç',
  'signIn.text': 'Bu hesabın size ait olduğunu kanıtlayın. Ücretsizdir ve hiçbir şeyi taşımaz.',
  'signIn.cancel': 'İptal',
  'signIn.notNow': 'Şimdi değil',
  'signIn.details': 'Neyi imzalıyorsunuz',
  'signIn.site': 'Web sitesi',
  'signIn.statement': 'Beyan',
  'signIn.validUntil': 'Geçerlilik sonu',
  'signIn.copy': 'Mesajı kopyala',
  'signIn.copied': 'Mesaj kopyalandı',
  'signIn.walletText': 'Gösterdiği mesajı imzalayın.',
  'signIn.slowText': 'Bir şey görünmüyor mu? {wallet} uygulamasını açıp isteği bulun.',
  'signIn.askAgain': 'Tekrar iste',
  'signIn.checkingTitle': 'İmza kontrol ediliyor',
  'signIn.successTitle': 'Oturum açtınız',
  'signIn.declinedTitle': 'İmza reddedildi',
  'signIn.declinedText': 'Hiçbir şey imzalanmadı.',
  'signIn.otherTitle': '{wallet} başka bir hesapla imzaladı',
  'signIn.otherText': '{wallet} içinde {address} hesabını seçip tekrar deneyin.',
  'signIn.withOther': '{address} ile oturum aç',
  'signIn.apartTitle': 'Bu hesap eklenemiyor',
  'signIn.contractTitle': 'Bu uygulama akıllı hesapları desteklemiyor olabilir',
  'signIn.unableTitle': '{wallet} mesaj imzalayamıyor',
  'signIn.lateTitle': 'Bu çok uzun sürdü',
  'signIn.awayTitle': 'Oturum açma hizmetine ulaşılamıyor',
  'signIn.awayText': 'İmzanız {time} saatine kadar saklanır. Tekrar imzalamanız gerekmez.',
  'signIn.frameTitle': 'Bu sayfa {host} için oturum açamaz',
  'signIn.errorTitle': 'Oturum açılamadı',
  SIWX_MESSAGE_INVALID:
    'Bu uygulamanın oturum açma mesajı geçerli değil. Lütfen destek ekibine başvurun.',
  SIWX_DOMAIN_MISMATCH: 'Mesaj {actual} için, bu sayfa ise {expected}. Hiçbir şey imzalanmadı.',
  SIWX_ACCOUNT_MISMATCH: 'İmza başka bir hesaba ait.',
  SIWX_EXPIRED: 'Mesaj artık geçerli değil. Tekrar oturum açın.',
  SIWX_NOT_YET_VALID: 'Mesaj henüz geçerli değil. Bu cihazın saatini kontrol edin.',
  SIWX_NONCE_REFUSED: 'Bu mesaj yeniden kullanılamaz. Tekrar oturum açın.',
  SIWX_SIGNATURE_REFUSED:
    'İmza bu hesapla eşleşmiyor. Tekrar deneyin veya başka bir cüzdan kullanın.',
  SIWX_LINK_REFUSED:
    'Buradaki oturumunuza eklenemiyor. Önce oturumu kapatın, sonra bu hesapla oturum açın.',
  SIWX_UNVERIFIABLE: 'Uygulama bu hesabın imzasını kontrol edemedi.',
  SIWX_UNSUPPORTED: '{wallet} oturum açamıyor. Başka bir cüzdan kullanın.',
  SIWX_REQUIRED: 'Oturum açmadınız. Önce oturum açın.',
  SIWX_SESSION_ENDED: 'Oturumunuz sona erdi. Tekrar oturum açın.',
}
