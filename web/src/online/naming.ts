// The name this person goes by: in this browser, and told to the server where it knows another.
import { setMe, whoAmI } from './state.svelte';
import { request } from './line';
import { personName, setPersonName } from './person';

/** Empty if it went well, else what is wrong with the name. */
export async function takeName(text: string): Promise<string> {
  const wrong = setPersonName(text);
  if (wrong) return wrong;
  const name = personName();
  if (whoAmI().name === name) return '';
  const answer = await request('rename', { name });
  if (!answer.ok) return answer.error;
  setMe({ ...whoAmI(), name });
  return '';
}
