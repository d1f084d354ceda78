/** Results delivered to whoever subscribed, as the Standard Webhooks specification has it. */
package org.aemberlog.replay.webhooks;
