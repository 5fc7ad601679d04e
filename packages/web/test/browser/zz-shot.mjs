import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const base = 'http://127.0.0.1:5199';
const [,, what='all'] = process.argv;
async function page(opts, name, work) {
  const ctx = await browser.newContext({ baseURL: base, locale: 'en-GB', reducedMotion: 'reduce', ...opts });
  const p = await ctx.newPage();
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(name, m.type(), m.text().slice(0,300)));
  p.on('pageerror', e => console.log(name, 'ERR', String(e).slice(0,500)));
  try { await work(p); } catch (e) { console.log(name, String(e).slice(0,600)); }
  await p.screenshot({ path: `/tmp/w-shots/${name}.png` });
  await ctx.close();
}
const open = async (p, n='4') => { await p.goto('/workshop/hoth'); await p.getByRole('button', { name: new RegExp(`^${n} ·`) }).click(); await p.locator('.workshop-screen .unit').first().waitFor(); await p.waitForTimeout(700); };
const tab = (p, i) => p.getByRole('tab').nth(i).click();
const S = { desk: { viewport: { width: 1440, height: 900 } }, phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, side: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }, tiny: { viewport: { width: 320, height: 568 } } , tab: {viewport:{width:820,height:1180}}};
if (what==='all'||what==='a') {
  await page(S.desk, 'start', async p => { await p.goto('/workshop/hoth'); await p.locator('.workshop-card').first().waitFor(); await p.waitForTimeout(300); });
  await page(S.desk, 'desk', async p => { await open(p); });
  await page(S.phone, 'phone', async p => { await open(p); });
  await page(S.side, 'side', async p => { await open(p); });
  await page(S.tiny, 'tiny', async p => { await open(p); });
}
if (what==='all'||what==='b') {
  await page({...S.phone, locale:'de-DE', colorScheme:'dark'}, 'phone-rules', async p => { await open(p,'7'); await tab(p,2); });
  await page(S.desk, 'desk-balance', async p => { await open(p,'7'); await tab(p,4); await p.getByRole('button',{name:'Measure the balance'}).click(); await p.getByRole('button',{name:'Measure again'}).waitFor({timeout:60000}); await p.getByRole('button',{name:'Look for small'}).click(); await p.locator('.suggestions li').first().waitFor({timeout:60000}); });
  await page(S.phone, 'phone-battle', async p => { await open(p,'7'); await tab(p,1); });
  await page(S.phone, 'phone-send', async p => { await open(p,'7'); await tab(p,5); });
  await page({...S.desk}, 'desk-check', async p => { await p.goto('/workshop/hoth'); await p.getByRole('button',{name:'Empty field'}).click(); await p.getByRole('tab').nth(3).click(); });
  await page({...S.desk}, 'print', async p => { await open(p,'13'); await p.emulateMedia({media:'print'}); await p.pdf?.({path:'/tmp/w-shots/sheet.pdf', preferCSSPageSize:true}); });
}
await browser.close();
