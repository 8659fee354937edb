import type { MailTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: MailTexts = {
  codeSubject: '{code}, {host} için kodunuz',
  code: 'Bu, {host} için kodunuz.',
  only: 'Yalnızca {wallet} adresinde yazın. E-posta, telefon veya sohbetle isteyen kimseye vermeyin.',
  lasts: '10 dakika geçerlidir. Siz istemediyseniz bu e-postayı yok sayın.',
  asked: 'İstek: {browser}, {time}',
  recoverySubject: 'Biri cüzdanınızı kurtarıyor',
  recovery: 'Kurtarma kodunuz kullanıldı. Cüzdanınızı şu tarihten itibaren açabilir: {until}.',
  holdersSubject: 'Cüzdanınızı kimin açabileceği değişti',
  holders: 'Cüzdanınızın cihazları veya kurtarma yöntemleri değişti.',
  deletionSubject: 'Cüzdanınız silinecek',
  deletion:
    'Cüzdanınızın silinmesini istediniz. Silinme zamanı: {until}. O zamana kadar cüzdan ayarlarından iptal edebilirsiniz.',
  exportSubject: 'Anahtarlarınız dışa aktarıldı',
  export: 'Cüzdanınızın anahtarları dışa aktarıldı.',
  movedSubject: 'Cüzdanınızın e-postası değişti',
  moved: 'Cüzdanınıza giriş yapan e-posta değişti. Kodlar artık diğer posta kutusuna gidiyor.',
  lostSubject: 'Cüzdanınızın e-postası değişecek',
  lost: 'Bu posta kutusu olmadan cüzdanınızın e-postasını değiştirmek için bir geçiş anahtarı kullanıldı. Değişiklik zamanı: {until}. O zamana kadar buradan durdurulabilir.',
  keep: 'Bunu okuyabiliyor ve e-postanızı korumak istiyorsanız değişikliği durdurun:',
  linkedSubject: 'Başka bir giriş yolu',
  linked: '{provider}, cüzdanınıza giriş yolu olarak eklendi.',
  unlinkedSubject: 'Bir giriş yolu kaldırıldı',
  unlinked: '{provider}, cüzdanınızın giriş yollarından kaldırıldı.',
  freeze:
    'Bunu siz yapmadıysanız cüzdanınızı dondurun. Siz yeniden açana kadar hiçbir şey imzalamaz:',
  from: 'Bu e-posta {wallet} adresinden. Asla kod veya kelime istemez.',
  browser: 'Bir tarayıcı',
  browserOn: '{browser}, {system}',
  email: 'e-posta',
  passkey: 'geçiş anahtarı',
}
