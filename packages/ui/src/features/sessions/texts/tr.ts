import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Süresi dolan} revoked {İptal edilen} other {Etkin}}',
  'permissions.loading': 'İzinler yükleniyor',
  'permissions.none':
    '{tab, select, expired {Süresi dolan yok} revoked {İptal edilen yok} other {Onayınız olmadan hiçbir şey yapılmıyor}}',
  'permissions.noneText': 'Bu uygulamanın sormadan yapabildikleri burada listelenir.',
  'permissions.undated': 'Tarih bilinmiyor',
  'permissions.missingService': 'Diğer tarayıcılarınızdaki izinler yüklenemedi.',
  'permissions.missingWallet':
    '{wallet} listesini paylaşmıyor. Burada bu tarayıcının hatırladıkları var.',
  'permissions.unsupportedTitle': '{wallet} izin vermiyor',
  'permissions.unsupportedText': 'Uygulamalar size her seferinde sormalı.',
  'permissions.failedTitle': 'İzinleriniz yüklenemedi',
  'permissions.until': 'bitiş: {date}',
  'permissions.ended': 'sona erdi: {date}',
  'permissions.unknown': 'Doğrulanmadı',
  'permissions.broader': 'Çok fazla',
  'permissions.revoking': 'İptal ediliyor',
  'permissions.any': 'her miktarda {symbol}',
  'permissions.unknownAmount': 'bir miktar {token}',
  'permissions.periodic':
    '{unit, select, minute {Dakikada {amount}} hour {Saatte {amount}} day {Günde {amount}} week {Haftada {amount}} other {Her {time} için {amount}}}',
  'permissions.stream': 'Günde {amount}, toplamda en fazla {max}',
  'permissions.allowance': 'Toplamda en fazla {amount}',
  'permissions.used': '{amount} kullanıldı',
  'permissions.usedInPeriod': 'Bu dönemde {amount} kullanıldı',
  'permissions.calls': '{names} çağrısı',
  'permissions.callsWithValue': '{names} çağrısı ve en fazla {amount} gönderme',
  'permissions.steps': 'Ne oldu',
  'permissions.stepWallet':
    '{fact, select, pending {{wallet} içinde onaylayın} done {{wallet} iptal etti} failed {{wallet} iptal etmedi} other {{wallet} burada sorulamaz}}',
  'permissions.stepList':
    '{fact, select, pending {{wallet} ile denetleniyor} done {Artık {wallet} listesinde değil} failed {Hâlâ {wallet} listesinde} other {{wallet} denetlenecek liste tutmuyor}}',
  'permissions.stepChain':
    '{fact, select, pending {{network} kontrol ediliyor} done {{network} bunu doğruluyor} failed {{network} buna hâlâ izin veriyor} other {{network} yanıt vermedi}}',
  'permissions.stepService':
    '{fact, select, pending {Hizmete bildiriliyor} done {Hizmetin haberi var} other {Hizmete bildirilemedi}}',
  'permissions.app': 'Uygulama',
  'permissions.given': 'Verildi',
  'permissions.endsAt': 'Biter',
  'permissions.callLimit': 'En çok çağrı',
  'permissions.delegate': 'Kim kullanabilir',
  'permissions.enforcer': 'Uygulayan',
  'permissions.gone': 'Bu izin artık burada değil',
  'permissions.broaderText':
    '{wallet}, bu uygulamanın istediğinden fazlasına izin verdi. Uygulama bunu almadı ama hâlâ etkin olabilir. İptal edin.',
  'permissions.allowed': 'Sormadan izin verilen',
  'permissions.openText': 'Hâlâ etkin olabilir. Tekrar deneyin veya {wallet} içinde iptal edin.',
  'permissions.revoke': 'İptal et',
  'permissions.revokeAgain': 'Yeniden iptal et',
  'permissions.revokeAll': '{count} iznin tümünü iptal et',
  'permissions.createdTitle': '{app} izninizi aldı',
  'permissions.createdText':
    '{words}, bitiş: {date}. Hesap ayarlarında istediğiniz zaman iptal edebilirsiniz.',
  'permissions.see': 'İzni gör',
  'permissions.network': 'Ağ',
  'permissions.done': 'Bitti',
  PERMISSION_INVALID: 'Bu uygulama geçersiz bir izin istedi. Hiçbir şey verilmedi.',
  PERMISSION_UNSUPPORTED: '{wallet} bu izni veremiyor. Başka bir cüzdan deneyin.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet}, bu uygulamanın istediğinden fazlasına izin verdi. İzinler bölümünde iptal edin.',
}
