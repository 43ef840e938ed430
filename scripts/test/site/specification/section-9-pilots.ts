import { all, part, says, shows } from './checks.ts'
import { pilotPaths } from './pages.ts'
import type { Sentence } from './sentence.ts'

const [leadership, game, health, givify, sms, predict] = pilotPaths

/** The constants of the pilots, one by one. */
export const pilotConstants: readonly Sentence[] = [
  { sentence: 'Leadership programme: 12 months', check: shows(leadership, '12', /months/i) },
  { sentence: '(Oct 2023-Sep 2024);', check: shows(leadership, 'Oct 2023-Sep 2024') },
  { sentence: '900+ participants', check: shows(leadership, '900+', /participants|people/i) },
  { sentence: 'from 80+ countries;', check: shows(leadership, '80+', /countries/i) },
  { sentence: 'English, Spanish, French, Arabic.', check: says(leadership, /English, Spanish, French(,| and) Arabic/) },

  { sentence: 'Game pilot: 200M+ monthly users;', check: shows(game, '200M+', /monthly users/i) },
  { sentence: '65M+ daily users;', check: shows(game, '65M+', /daily users/i) },
  { sentence: '500,000+ players reached;', check: shows(game, '500,000+', /players/i) },
  { sentence: '$1,000 USD raised;', check: shows(game, '$1,000', /raised/i) },
  { sentence: 'target age 15+;', check: shows(game, '15+', /aged?\b|players/i) },
  { sentence: 'community recruitment goal 10%', check: shows(game, '10%', /recruit.*community/i) },
  { sentence: '(3% as ambassadors);', check: shows(game, '3%', /ambassadors/i) },
  { sentence: 'recurring donors goal +50%;', check: shows(game, '+50%', /recurring donors/i) },
  { sentence: 'launched November 2023.', check: shows(game, 'November 2023', /launch/i) },

  { sentence: 'Oral health pilot: 2,380 beneficiaries;', check: shows(health, '2,380', /beneficiaries/i) },
  { sentence: 'six communities;', check: shows(health, '6', /communities/i) },
  { sentence: 'about 4 appointments per patient;', check: shows(health, 'about 4', /appointments/i) },
  { sentence: '200 minutes;', check: shows(health, '200', /minutes/i) },
  { sentence: '13 treatments;', check: shows(health, '13', /treatments/i) },
  { sentence: '1% revenue pledge.', check: shows(health, '1%', /revenue/i) },

  { sentence: 'Givify: 700 new subscribers', check: shows(givify, '700', /new subscribers/i) },
  { sentence: 'in year 1;', check: shows(givify, '1', /year 1/i) },
  { sentence: '3-month pilot', check: shows(givify, '3', /months?/i) },
  { sentence: 'in 2-3 markets;', check: shows(givify, '2-3', /markets/i) },
  {
    sentence: '+50% recurring donors versus market average;',
    check: shows(givify, '+50%', /recurring donors.*market average/i),
  },
  { sentence: '87% felt part of a community;', check: shows(givify, '87%', /felt part of a community/i) },
  {
    sentence: 'no significant ROI in the MVP phase;',
    check: part(givify, 'Latest Update', /MVP phase[^.]*no significant[^.]*ROI|no significant[^.]*ROI[^.]*MVP phase/i),
  },
  {
    sentence: 'a 2.0 pilot expands into non-Anglo-Saxon markets.',
    check: part(givify, 'Latest Update', /2\.0 pilot[^.]*expand[^.]*non-Anglo-Saxon markets/i),
  },
  {
    sentence: 'Mobile payment methods include wallets and local methods.',
    check: says(givify, /mobile payment[^.]*wallets[^.]*local methods/i),
  },

  { sentence: 'SMS pilot: 20,000+ lapsed monthly donors', check: shows(sms, '20,000+', /lapsed/i) },
  { sentence: 'since start of 2022;', check: shows(sms, '2022', /since the start of 2022/i) },
  { sentence: '45,000 donors', check: shows(sms, '45,000', /donors/i) },
  { sentence: 'giving under $40 a year', check: shows(sms, '$40', /under (US)?\$40 a year/i) },
  { sentence: 'over two years;', check: shows(sms, '2', /over 2 years/i) },
  { sentence: 'retention of newly acquired donors in 2022', check: shows(sms, '2022', /retention.*newly acquired/i) },
  { sentence: 'fell more than 10%;', check: shows(sms, '10%', /fell[^.]*(over|more than) 10%/i) },
  { sentence: '3 appeals;', check: shows(sms, '3', /3 appeals/i) },
  {
    sentence: 'refined audience giving under $1,000 a year;',
    check: shows(sms, '$1,000', /refined audience[^.]*under (US)?\$1,000 a year/i),
  },
  { sentence: 'total reach 29,000', check: shows(sms, '29,000', /reach/i) },
  { sentence: '(22,000 email,', check: shows(sms, '22,000', /e-?mail/i) },
  { sentence: '7,000 SMS);', check: shows(sms, '7,000', /SMS/) },
  { sentence: 'average gift $78.53 test', check: shows(sms, '$78.53', /average gift.*test/i) },
  { sentence: 'versus $70.73 control', check: shows(sms, '$70.73', /control/i) },
  {
    sentence: '(not significant);',
    check: all(
      part(sms, 'Latest Update', /not (statistically )?significant|isn['’]t (statistically )?significant/i),
      shows(sms, '$78.53', /not significant|no significant/i),
    ),
  },
  { sentence: 'average donor on file 8.5 years;', check: shows(sms, '8.5', /on file/i) },
  { sentence: '0.1% SMS opt-in;', check: shows(sms, '0.1%', /opt-in|opted in/i) },
  { sentence: 'most donors aged 65-84;', check: shows(sms, '65-84', /aged?/i) },
  {
    sentence: 'first test had zero response.',
    check: shows(sms, '0', /first test[^.]*0 responses?|first test[^.]*responses?[^.]*0/i),
  },

  { sentence: 'Predictive pilot: about 4,000 prospects;', check: shows(predict, 'about 4,000', /prospects/i) },
  { sentence: '6-9 month conversion window;', check: shows(predict, '6-9', /convert|conversion/i) },
  { sentence: 'success 20% converting', check: shows(predict, '20%', /convert/i) },
  { sentence: 'in nine months;', check: shows(predict, '9', /9 months/i) },
  { sentence: '3 appeals;', check: shows(predict, '3', /3 appeals/i) },
  { sentence: 'benchmark HK$5,000', check: shows(predict, 'HK$5,000', /benchmark/i) },
  { sentence: 'in 12 months;', check: shows(predict, '12', /HK\$5,000[^.]*12 months|12 months[^.]*HK\$5,000/i) },
  { sentence: '5.55%', check: shows(predict, '5.55%', /conversion/i) },
  { sentence: 'versus 2.95% control.', check: shows(predict, '2.95%', /control/i) },
]
