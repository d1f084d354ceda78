/** Bots. They know the platform by its public HTTP API only. */
package org.aemberlog.standalone.bot;
