/** How an instance leaves without a request that fails. */
package org.aemberlog.support.drain;
